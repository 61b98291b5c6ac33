import { chromium } from 'playwright'
import { createServer } from 'vite'
import { inRoot } from '../lib/paths.mjs'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'
import { measureApi } from './api-session.mjs'

/** The three calls on the backend in the tab. */
export async function measureTabApi(browserPath, port, rounds) {
  const { VITE_MOCKS, NODE_ENV } = process.env
  process.env['VITE_MOCKS'] = '1'
  const server = await createServer({
    root: inRoot(),
    mode: 'mock',
    logLevel: 'error',
    server: { port, strictPort: true, host: 'localhost', watch: null },
  })
  await server.listen()
  const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}/login`)
    await page.getByRole('button', { name: 'Developer panel' }).waitFor({ timeout: 120_000 })
    return await page.evaluate(`(${measureApi.toString()})(location.origin, ${rounds})`)
  } finally {
    await browser.close()
    await server.close()
    // Left behind, both would go into the build that the next figures start.
    restore({ VITE_MOCKS, NODE_ENV })
  }
}

function restore(env) {
  for (const [name, value] of Object.entries(env))
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
}
