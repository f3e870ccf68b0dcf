import pg from 'pg'

export async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, application_name: 'ad-copy-migrate' })
  // If the connection breaks, its queries reject. Without the listener, the process would end.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
