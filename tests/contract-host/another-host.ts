import { chromium, type BrowserContext } from 'playwright'
import { BROWSER_FLAGS } from '../../scripts/lib/browser-flags.mjs'
import { API_ORIGIN } from '../build/built-app.ts'
import { serveApp } from './app-pages.ts'
import { type ContractHost, serveContract } from './serve.ts'

export interface AnotherHost {
  api: ContractHost
  /** Origin of the pages, not of the API. */
  pages: string
  /** A separate browser of a signed-in user. */
  signedIn(): Promise<BrowserContext>
  close(): Promise<void>
}

/** The built app, an API on another host, and a browser that resolves that host's name to this machine. */
export async function openAnotherHost(): Promise<AnotherHost> {
  const app = await serveApp()
  const api = await serveContract(() => app.origin)
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: [
      ...BROWSER_FLAGS,
      '--mute-audio',
      `--host-resolver-rules=MAP ${new URL(API_ORIGIN).host}:80 127.0.0.1:${api.port}`,
    ],
  })
  return {
    api,
    pages: app.origin,
    async signedIn() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
      await context.addInitScript(() => {
        localStorage.setItem('token', 'any')
        localStorage.setItem('isLoginSuccessful', 'true')
      })
      return context
    },
    async close() {
      await browser.close()
      await api.close()
      await app.close()
    },
  }
}
