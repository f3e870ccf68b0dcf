import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** An address in front of a database that moves to another host at a failover: a TCP forwarder. */
export class MovingAddress {
  /** The database's URL with this address. */
  readonly url: string
  readonly #server: Server
  readonly #target: { host: string; port: number }
  #clients = new Set<Socket>()
  #isLost = false

  private constructor(server: Server, databaseUrl: string) {
    const url = new URL(databaseUrl)
    this.#target = { host: url.hostname, port: Number(url.port) }
    url.port = String((server.address() as AddressInfo).port)
    this.url = url.href
    this.#server = server.on('connection', (client) => this.#forward(client))
  }

  static async open(databaseUrl: string): Promise<MovingAddress> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new MovingAddress(server, databaseUrl)
  }

  /** The host dies: no connection is closed, none is answered any more, and neither are new ones. */
  lose(): void {
    this.#isLost = true
    for (const client of this.#clients) client.unpipe().pause()
    this.#clients = new Set()
  }

  /** New connections reach the database again; those from before {@link move} stay silent. */
  move(): void {
    this.#isLost = false
  }

  close(): void {
    this.#server.close()
    for (const client of this.#clients) client.destroy()
  }

  #forward(client: Socket): void {
    client.on('error', () => undefined)
    if (this.#isLost) return void client.pause()
    this.#clients.add(client)
    const database = connect(this.#target)
    database.on('error', () => undefined)
    client.pipe(database).pipe(client, { end: false })
    client.once('close', () => database.destroy())
    database.once('close', () => {
      if (this.#clients.delete(client)) client.destroy()
    })
  }
}
