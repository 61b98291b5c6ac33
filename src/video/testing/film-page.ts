import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import type { Harness } from './harness.ts'

declare global {
  interface Window {
    harness: Harness
  }
}

export interface FilmPage {
  page: Page
  /** Where the sources are served, for example http://localhost:4421. */
  origin: string
  /** Another page of the same browser, with nothing of this one's. */
  newPage(): Promise<Page>
  /** What the page said on its console as a warning or error, and what it threw. */
  complaints: string[]
  close(): Promise<void>
}

/** Opens the harness of src/video/testing in a real browser, served by Vite from the sources. */
export async function openFilmPage(executablePath: string): Promise<FilmPage> {
  let server: ViteDevServer | undefined
  let browser: Browser | undefined
  const close = async () => {
    await browser?.close()
    await server?.close()
  }
  try {
    server = await createServer({
      root: fileURLToPath(new URL('../../../', import.meta.url)),
      configFile: false,
      logLevel: 'error',
      // Test files run side by side, each with its own server.
      cacheDir: `node_modules/.vite-film/${process.env['VITEST_POOL_ID'] ?? 'bench'}`,
      worker: { format: 'es' },
      resolve: { dedupe: ['mediabunny'] },
      optimizeDeps: {
        entries: ['src/video/testing/harness.html'],
        include: [
          'mediabunny',
          '@mediabunny/aac-encoder',
          'remotion',
          '@remotion/player',
          '@remotion/media',
          'openapi-fetch',
        ],
      },
      server: { port: 4421, hmr: false, watch: null },
    })
    await server.listen()
    browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // Playwright opens pages by a detour that leaves a second entry in their history; such pages may not close themselves.
        '--blink-settings=allowScriptsToCloseWindows=true',
      ],
    })
    const opened = browser
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)))
    const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
    await page.goto(`${origin}/src/video/testing/harness.html`)
    await page.waitForFunction(() => 'harness' in window, null, { timeout: 60_000 })
    return { page, origin, complaints, newPage: () => opened.newPage(), close }
  } catch (error) {
    await close()
    throw error
  }
}
