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
      cacheDir: 'node_modules/.vite-film',
      worker: { format: 'es' },
      resolve: { dedupe: ['mediabunny'] },
      optimizeDeps: { entries: ['src/video/testing/harness.html'], include: ['mediabunny', '@mediabunny/aac-encoder'] },
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
      ],
    })
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)))
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}src/video/testing/harness.html`)
    await page.waitForFunction(() => 'harness' in window, null, { timeout: 60_000 })
    return { page, complaints, close }
  } catch (error) {
    await close()
    throw error
  }
}
