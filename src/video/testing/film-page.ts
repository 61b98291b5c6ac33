import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright'
import { build, preview, type PreviewServer } from 'vite'
import { BROWSER_FLAGS } from '../../../scripts/lib/browser-flags.mjs'
import { stickers } from '../../../scripts/vite/stickers.ts'
import type { Harness } from './harness.ts'

declare global {
  interface Window {
    harness: Harness
  }
}

export interface FilmPage {
  page: Page
  /** Where it is served, for example http://localhost:4421. */
  origin: string
  /** Another page of the same browser, without this one's data. */
  newPage(): Promise<Page>
  /** The page's console warnings and errors, and uncaught exceptions. */
  errors: string[]
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Where a test run's harness is built, once for all of its files (tests/setup/film-page.ts). */
export const BUILT_FILM_PAGE = 'BUILT_FILM_PAGE'

/**
 * Builds the harness of src/video/testing and the page that renders into a folder, and answers it. From the sources, an export, which
 * starts a worker, would be some eighty requests each time.
 */
export async function buildFilmPage(name: string): Promise<string> {
  const outDir = `${root}/node_modules/.film-page/${name}`
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [stickers()],
    worker: { format: 'es', plugins: () => [stickers()] },
    resolve: { dedupe: ['mediabunny'] },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          harness: `${root}/src/video/testing/harness.html`,
          render: `${root}/render.html`,
          videoWork: `${root}/video-work.html`,
        },
      },
    },
  })
  return outDir
}

/** Opens the harness in a real browser. */
export async function openFilmPage(executablePath: string): Promise<FilmPage> {
  let server: PreviewServer | undefined
  let browser: Browser | undefined
  const close = async () => {
    await browser?.close()
    await server?.close()
  }
  try {
    const outDir = process.env[BUILT_FILM_PAGE] ?? (await buildFilmPage('bench'))
    server = await preview({ root, configFile: false, build: { outDir }, preview: { port: 4421 } })
    browser = await chromium.launch({
      executablePath,
      args: [
        ...BROWSER_FLAGS,
        // Playwright opens pages by a detour that leaves a second entry in their history; such pages may not close themselves.
        '--blink-settings=allowScriptsToCloseWindows=true',
      ],
    })
    const opened = browser
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error.stack ?? error)))
    const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
    await page.goto(`${origin}/src/video/testing/harness.html`)
    await page.waitForFunction(() => 'harness' in window, null, { timeout: 60_000 })
    return { page, origin, errors, newPage: () => opened.newPage(), close }
  } catch (error) {
    await close()
    throw error
  }
}
