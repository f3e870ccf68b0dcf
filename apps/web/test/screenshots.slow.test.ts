import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDemoStack, type DemoStack } from '@adcopy/local-stack'
import { temporaryFolder } from '@adcopy/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath, inBrowser, launchChromium } from './support/chromium.ts'

/**
 * `SCREENSHOTS=write npm test -- apps/web/test/screenshots.slow.test.ts` updates the pictures. Otherwise the test takes
 * them without storing them.
 */
const isWritten = process.env['SCREENSHOTS'] === 'write'
const folder = join(import.meta.dirname, '../../../docs/screenshots')
const folderBytesMax = 1.5 * 1024 * 1024
const pictureBytesMin = 10_000

const windows = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.5 },
} as const

interface Shot {
  name: string
  path: 'jobs' | 'artifact' | 'brand' | 'knowledge' | 'offers' | 'playground' | 'usage'
  scheme?: 'dark'
  window?: 'phone'
}

const shots: Shot[] = [
  { name: 'jobs', path: 'jobs' },
  { name: 'jobs-dark', path: 'jobs', scheme: 'dark' },
  { name: 'jobs-phone', path: 'jobs', window: 'phone' },
  { name: 'artifact', path: 'artifact' },
  { name: 'artifact-dark', path: 'artifact', scheme: 'dark' },
  { name: 'artifact-phone', path: 'artifact', window: 'phone' },
  { name: 'brand', path: 'brand' },
  { name: 'knowledge', path: 'knowledge' },
  { name: 'offers', path: 'offers' },
  { name: 'playground', path: 'playground' },
  { name: 'usage', path: 'usage' },
]

// oxlint-disable-next-line vitest/valid-title -- the constant holds the title, which says why tests are skipped
describe.skipIf(chromiumPath === undefined)(inBrowser, () => {
  const demoFolder = temporaryFolder()
  let stack: DemoStack
  let browser: Browser
  let paths: Record<Shot['path'], string>
  let state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

  beforeAll(async () => {
    browser = await launchChromium()
    stack = await startDemoStack(demoFolder)
    const { email, password, workspace_id } = stack.demo.access
    const page = await browser.newPage({ baseURL: stack.webUrl })
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
    const home = `/workspaces/${workspace_id}`
    // The last link leads to the oldest artifact, which has been edited and approved.
    const artifact = await page.locator('a[href^="/artifacts/"]').last().getAttribute('href')
    const areas = (['brand', 'knowledge', 'offers', 'playground', 'usage'] as const).map((area) => [
      area,
      `${home}/${area}`,
    ])
    paths = { ...Object.fromEntries(areas), jobs: home, artifact: artifact ?? '' } as typeof paths
    state = await page.context().storageState()
    await page.close()
    if (isWritten) mkdirSync(folder, { recursive: true })
  }, 240_000)
  afterAll(async () => {
    await browser.close()
    await stack.stop()
  })

  test.each(shots)('the demo workspace is drawn: $name', async ({ name, path, scheme, window }) => {
    const options = { baseURL: stack.webUrl, storageState: state, colorScheme: scheme ?? ('light' as const) }
    const page = await browser.newPage({ ...options, ...windows[window ?? 'desktop'] })
    await page.goto(paths[path], { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const picture = await page.screenshot({ animations: 'disabled' })
    expect(picture.length).toBeGreaterThan(pictureBytesMin)
    if (isWritten) writeFileSync(join(folder, `${name}.png`), picture)
    await page.close()
  })

  test('the pictures in the repository are those of this file, and small', () => {
    const files = readdirSync(folder)
    expect(files.toSorted()).toEqual(shots.map(({ name }) => `${name}.png`).toSorted())
    expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(folderBytesMax)
  })
})
