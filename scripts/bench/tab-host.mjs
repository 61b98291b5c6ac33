import { chromium } from 'playwright'
import { createServer } from 'vite'
import { inRoot } from '../lib/paths.mjs'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'
import { measureApi } from './api-session.mjs'

/**
 * Opens the tab host, served for development, and closes it after the work.
 * @template Result
 * @param {{ browser: string, port: number }} options
 * @param {(page: import('playwright').Page, browser: import('playwright').Browser) => Promise<Result>} work given a page that is open
 *   on it, signed out
 * @returns {Promise<Result>}
 */
export async function onTabHost({ browser: executablePath, port }, work) {
  const { NODE_ENV } = process.env
  const server = await createServer({
    root: inRoot(),
    mode: 'mock',
    logLevel: 'error',
    server: { port, strictPort: true, host: 'localhost', watch: null },
  })
  await server.listen()
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${port}` })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Developer panel' }).waitFor({ timeout: 120_000 })
    return await work(page, browser)
  } finally {
    await browser.close()
    await server.close()
    // Left behind, it would go into the build that the next figures start.
    restore({ NODE_ENV })
  }
}

/** The three calls on the backend in the tab. */
export const measureTabApi = (browser, port, rounds) =>
  onTabHost({ browser, port }, (page) => page.evaluate(`(${measureApi.toString()})(location.origin, ${rounds})`))

function restore(env) {
  for (const [name, value] of Object.entries(env))
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
}
