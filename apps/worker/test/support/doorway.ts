import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/**
 * A TCP proxy. While it is shut, it refuses connections, as if the server were down. After `hold`, it accepts connections
 * and passes nothing on, as if the server hung. After `admit`, new connections work, and held ones stay silent. After
 * `loseResponse`, it closes the next connection that sends the text once the server responds, without passing on the
 * response. After `refuse`, it closes every connection that sends the text, without passing on the text.
 */
export interface Doorway {
  address: string
  open: () => Promise<void>
  shut: () => Promise<void>
  hold: () => void
  admit: () => void
  loseResponse: (text: string) => void
  refuse: (text: string) => void
}

export async function createDoorway(target: string): Promise<Doorway> {
  const [host = '', targetPort = ''] = target.split(':')
  const sockets = new Set<Socket>()
  let held = false
  let losing: string | undefined
  let refused: string | undefined
  const server = createServer((socket) => {
    const behind = connect(Number(targetPort), host)
    socket.on('data', (bytes) => {
      if (refused !== undefined && bytes.includes(refused)) behind.destroy()
      if (losing === undefined || !bytes.includes(losing)) return
      losing = undefined
      behind.prependOnceListener('data', () => socket.destroy())
    })
    for (const [from, to] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      sockets.add(from)
      if (!held) from.pipe(to)
      from
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(from)
          to.destroy()
        })
    }
  })
  const hold = () => {
    held = true
    sockets.forEach((socket) => socket.unpipe())
  }
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve)
    })
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  await shut()
  return {
    address: `127.0.0.1:${port}`,
    open: () => listen(port),
    shut,
    hold,
    admit: () => (held = false),
    loseResponse: (text) => (losing = text),
    refuse: (text) => (refused = text),
  }
}
