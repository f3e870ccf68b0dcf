import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A TCP forwarder to a database. It simulates an address that moves to another host during a failover. */
export class MovingAddress {
  /** The database's URL with the port of the forwarder. */
  readonly url: string
  readonly #server: Server
  readonly #target: { host: string; port: number }
  readonly #clients = new Set<Socket>()
  readonly #pairs = new Map<Socket, Socket>()
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

  /** Simulates the death of the host: all connections, old and new, stay open but receive no data. */
  lose(): void {
    this.#isLost = true
    for (const [client, database] of this.#pairs) {
      client.unpipe(database).pause()
      database.unpipe(client).resume()
    }
    this.#pairs.clear()
  }

  /** Forwards new connections to the database again. Older connections still receive no data. */
  move(): void {
    this.#isLost = false
  }

  close(): void {
    this.#server.close()
    for (const client of this.#clients) client.destroy()
  }

  #forward(client: Socket): void {
    this.#clients.add(client)
    client.on('error', () => undefined).once('close', () => this.#clients.delete(client))
    if (this.#isLost) return void client.pause()
    const database = connect(this.#target)
    this.#pairs.set(client, database)
    database.on('error', () => undefined)
    client.pipe(database).pipe(client, { end: false })
    client.once('close', () => database.destroy())
    database.once('close', () => {
      if (this.#pairs.delete(client)) client.destroy()
    })
  }
}
