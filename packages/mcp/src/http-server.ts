import { createServer, type Server } from 'node:http'
import { AdCopy } from '@adcopy/client'
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { createAdCopyServer, type Caller } from './server.ts'

export interface HttpOptions {
  /** Base URL of the API. */
  baseUrl: string
  /** Requests with other host names are refused, so that web pages cannot reach the server by DNS rebinding. */
  allowedHosts: string[]
}

/**
 * Serves Streamable HTTP on `/mcp`, without sessions. Each request gets its own MCP server and API client, which uses
 * the caller's bearer token. The token is sent only to the API and is not stored. Listing the tools needs no token.
 */
export function createHttpServer({ baseUrl, allowedHosts }: HttpOptions): Server {
  const handler = createMcpHandler(({ requestInfo }) =>
    createAdCopyServer(callerOf(baseUrl, requestInfo?.headers.get('authorization'))),
  )
  const handle = toNodeHandler(handler)
  const isHost = hostHeaderValidation(allowedHosts)
  const isOrigin = originValidation(allowedHosts)
  const server = createServer((request, response) => {
    if (!isHost(request, response) || !isOrigin(request, response)) return
    if (request.url !== '/mcp') return void response.writeHead(404).end()
    handle(request as Parameters<typeof handle>[0], response).catch(() => response.destroy())
  })
  server.on('close', () => void handler.close())
  return server
}

function callerOf(baseUrl: string, authorization: string | null | undefined): Caller | undefined {
  const token = /^Bearer +([\x21-\x7e]+)$/i.exec(authorization ?? '')?.[1]
  return token === undefined ? undefined : { client: new AdCopy({ baseUrl, token }), token }
}
