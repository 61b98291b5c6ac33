import { chromium } from 'playwright'
import { createServer } from 'vite'
import { inRoot } from '../lib/paths.mjs'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'

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

/** As the dev server hands them out. */
const MODULES = ['/scripts/bench/api-session.mjs', '/scripts/bench/bare-queries.mjs', '/mocks/db/open-tab-database.ts']

/** The calls of `measureApi` on the backend in the tab; their queries on a database beside its own. */
export const measureTabApi = (browser, port, rounds) =>
  onTabHost({ browser, port }, (page) => page.evaluate(measureHere, { modules: MODULES, rounds }))

/** Runs in the page. */
async function measureHere({ modules, rounds }) {
  const [{ measureApi }, { bareQueries }, { openTabDatabase }] = await Promise.all(
    modules.map((module) => import(module)),
  )
  const bare = await bareQueries(await openTabDatabase(() => undefined))
  return measureApi(globalThis.location.origin, rounds, bare)
}

function restore(env) {
  for (const [name, value] of Object.entries(env))
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
}
