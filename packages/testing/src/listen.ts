import { once } from 'node:events'
import { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

export interface Listening {
  port: number
  url: string
  close: () => Promise<void>
}

/** Starts the server on a free port. `close` also closes the connections of an HTTP server. */
export async function listen(server: Server): Promise<Listening> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if (server instanceof HttpServer) server.closeAllConnections()
      }),
  }
}
