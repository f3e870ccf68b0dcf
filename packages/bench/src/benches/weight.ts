import { startDemoStack } from '@adcopy/local-stack'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import type { Bench, Ratio } from '../bench.ts'

/** The goals are the limits in apps/web/test/every-page.slow.test.ts, which tests all pages in a browser. */
const pages = { 'sign-in': 160, jobs: 250, playground: 250, artifact: 160 }

/** What a first visit transfers: the HTML of a page, and the scripts that it names, each compressed by the server. */
export const bench: Bench = {
  name: 'weight',
  ratios: Object.entries(pages).flatMap(([page, atMost]): Ratio[] => {
    const common = { id: 'R16', ours: page, before: '' }
    return [
      { ...common, what: `JavaScript of the page ${page} in kB, compressed`, figure: 'scriptKB', goal: { atMost } },
      { ...common, what: 'HTML of the same page', figure: 'htmlKB' },
    ]
  }),
  cold: true,
  once: true,
  async open() {
    const stack = await startDemoStack(mkdtempSync(join(tmpdir(), 'ad-copy-weight-')))
    const { workspace_id: id, email, password, token } = stack.demo.access
    const sides = {
      'sign-in': () => weigh('/sign-in', ''),
      jobs: async () => weigh(`/workspaces/${id}`, await signIn()),
      playground: async () => weigh(`/workspaces/${id}/playground`, await signIn()),
      artifact: async () => weigh(await findArtifact(), await signIn()),
    }
    return { sides, close: () => stack.stop() }

    async function signIn(): Promise<string> {
      const headers = { origin: stack.webUrl, 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify({ email, password }) }
      const response = await fetch(new URL('/api/auth/sign-in/email', stack.webUrl), init)
      return response.headers.getSetCookie().join('; ')
    }

    async function findArtifact(): Promise<string> {
      const address = new URL('/api/v1/ad-copy-generations?status=succeeded', stack.apiUrl)
      const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
      const { data } = (await response.json()) as { data: Array<{ result: { app_url: string } }> }
      return new URL(data[0]?.result.app_url ?? '').pathname
    }

    async function weigh(path: string, cookie: string) {
      const html = await load(path, cookie)
      const tags =
        gunzipSync(html)
          .toString()
          .match(/<script[^>]*>/g) ?? []
      // Browsers do not load the scripts that are marked as `nomodule`.
      const sources = tags.flatMap((tag) => (/nomodule/i.test(tag) ? [] : (/ src="([^"]+)"/.exec(tag)?.[1] ?? [])))
      const scripts = await Promise.all([...new Set(sources)].map((source) => load(source, cookie)))
      const scriptKB = scripts.reduce((sum, { length }) => sum + length, 0) / 1_000
      return { scripts: scripts.length, scriptKB, htmlKB: html.length / 1_000 }
    }

    /** `fetch` would decompress the body. */
    async function load(path: string, cookie: string): Promise<Buffer> {
      const request = get(new URL(path, stack.webUrl), { headers: { cookie, 'accept-encoding': 'gzip' } })
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`)
      return buffer(response)
    }
  },
}
