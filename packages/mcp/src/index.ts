export { createHttpServer, type HttpOptions } from './http-server.ts'
export { createAdCopyServer } from './server.ts'
