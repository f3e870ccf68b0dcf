import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const places = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export const chromiumPath = places.find((path) => path !== undefined && path !== '' && existsSync(path))

/** If Chromium is missing, the title states why the browser tests were skipped. */
export const inBrowser: string =
  chromiumPath === undefined
    ? 'in a browser (skipped: no Chromium here; install one or set CHROMIUM_PATH)'
    : 'in a browser'

export function launchChromium(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error('no Chromium')
  const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: chromiumPath, headless: true, args: [...quiet, ...root] })
}
