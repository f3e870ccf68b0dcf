#!/usr/bin/env node
import { createHttpServer } from './http-server.ts'

const { ADCOPY_URL, HOST = '127.0.0.1', PORT = '3333', ALLOWED_HOSTS = 'localhost,127.0.0.1,[::1]' } = process.env
if (ADCOPY_URL === undefined) {
  process.stderr.write('ADCOPY_URL is missing: the base address of the API\n')
  process.exit(1)
}
const server = createHttpServer({ baseUrl: ADCOPY_URL, allowedHosts: ALLOWED_HOSTS.split(',') })
server.listen(Number(PORT), HOST, () => process.stderr.write(`MCP on http://${HOST}:${PORT}/mcp\n`))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
