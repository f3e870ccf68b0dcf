import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { verbs } from '@adcopy/core'
import {
  freePort,
  startProgram,
  succeedJob,
  testBrand,
  testFingerprintKeys,
  type Program,
  type Tenant,
} from '@adcopy/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from './support/visit.ts'

const run = promisify(execFile)
const port = await freePort()
const apiOrigin = `http://127.0.0.1:${port}`

describeInBrowser(
  (on) => {
    let api: Program
    let operator: Tenant

    beforeAll(async () => {
      api = await startProgram({
        args: ['server.ts'],
        cwd: join(import.meta.dirname, '../../api'),
        env: {
          DATABASE_URL: on.fixture.database.urls.api,
          FINGERPRINT_KEYS: testFingerprintKeys,
          WEB_ORIGIN: on.fixture.web.origin,
          PORT: String(port),
        },
        ready: () => fetch(apiOrigin).then(() => true, () => false), // prettier-ignore
      })
      operator = await on.fixture.operator()
    })
    afterAll(() => api.stop())

    async function tabTo(page: Page, name: string): Promise<void> {
      for (let presses = 0; presses < 60; presses += 1) {
        const focused = await page.evaluate(() => {
          const element = document.activeElement
          const { labels } = element as HTMLInputElement // undefined on elements without a label
          const label = labels?.[0]?.textContent
          return `${element?.getAttribute('aria-label') ?? ''}|${label ?? ''}|${element?.textContent ?? ''}`
        })
        if (focused.split('|').some((text) => text.startsWith(name))) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`no control named ${name} is reached by the Tab key`)
    }

    test('from a new workspace and its first admin to a partner’s request with curl, by the keyboard alone', async () => {
      const office = await on.open(operator)
      await office.page.goto('/operations')
      await tabTo(office.page, 'Name of a new workspace')
      await office.page.keyboard.type('Old Mill')
      await office.page.keyboard.press('Enter')
      await office.page.getByRole('listitem').filter({ hasText: 'Old Mill' }).waitFor()
      await tabTo(office.page, 'Public access of Old Mill')
      await office.page.keyboard.press('Space')
      await tabTo(office.page, 'Allocation of Old Mill')
      await office.page.keyboard.type('25')
      await office.page.keyboard.press('Enter')
      await tabTo(office.page, 'Invite an admin of Old Mill')
      await office.page.keyboard.press('Enter')
      const link = (await office.page.getByLabel('invitation link', { exact: true }).textContent()) ?? ''
      await office.close()

      const desk = await on.open()
      const { page } = desk
      await page.goto(link)
      await page.getByRole('heading', { level: 1, name: 'Join Old Mill' }).waitFor()
      const entries = [
        ['Your name', 'Miller'],
        ['Email', 'miller@mill.example'],
        ['Password', 'flour and water'],
      ] as const
      for (const [label, text] of entries) {
        await tabTo(page, label)
        await page.keyboard.type(text)
      }
      await page.keyboard.press('Enter')
      const follow = async (area: string) => {
        await tabTo(page, area)
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { level: 1, name: area }).waitFor()
      }
      await page.getByRole('region', { name: 'First steps' }).waitFor()
      await follow('Brand profile')
      for (const [label, text] of [
        ['Name', testBrand.name],
        ['Description', testBrand.description],
        ['Value propositions', 'Repairs are done while you wait.'],
      ] as const) {
        await tabTo(page, label)
        await page.keyboard.type(text)
      }
      await tabTo(page, 'Save brand profile')
      await page.keyboard.press('Enter')
      await page.getByText('Saved. New jobs use it.').waitFor()

      await follow('Playground')
      await tabTo(page, 'Brief')
      await page.keyboard.type('Winter is near')
      await tabTo(page, 'Create the job')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Copy is on its way' }).waitFor()
      const [, workspaceId = '', , jobId = ''] = new URL(page.url()).pathname.split('/').slice(1)
      await succeedJob(on.fixture.core, jobId, {
        copy: {
          headline: 'Ready for winter',
          primary_text: 'Repairs are done while you wait.',
        },
      })
      await page.getByRole('heading', { level: 1, name: 'Ready for winter' }).waitFor()

      await follow('Tokens')
      await tabTo(page, 'Issue a token')
      await page.keyboard.press('Enter')
      const token = (await page.getByLabel('token', { exact: true }).textContent()) ?? ''
      const command = (await page.getByText(`curl -H "Authorization: Bearer ${token}`).textContent()) ?? ''
      const { stdout } = await run('sh', ['-c', `${command} --silent --show-error`])
      expect(JSON.parse(stdout)).toEqual({ object: 'list', data: [], has_more: false, next_cursor: null })
      await follow('Jobs')
      await page.getByRole('region', { name: 'First steps' }).waitFor({ state: 'detached' })
      const ctx = on.fixture.core.as({ kind: 'operator' })
      expect(await verbs.showWorkspace({ ctx, input: { workspaceId } })).toMatchObject({ allocation: 25, used: 1 })
    }, 90_000)
  },
  { API_ORIGIN: apiOrigin },
)
