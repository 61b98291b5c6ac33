import { chromium } from 'playwright'
import { createAccount } from '../lib/account.mjs'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'
import { signIn } from './signed-in.mjs'

const PROMPT = 'A lighthouse keeper on a northern island writes one letter every night for forty years.'

/**
 * Seconds from pressing Generate to the first frame in the player, and to a picture that moves, of a story of about six scenes.
 * @returns {Promise<{ firstFrame: number, moving: number }>}
 */
export async function measureFirstFilm(url, browserPath) {
  const { token } = await createAccount(url)
  const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    await signIn(page, token())
    await page.goto(`${url}/app`)
    await page.getByRole('textbox', { name: 'What is your story about?' }).fill(PROMPT)
    await page.getByRole('button', { name: /^Length/ }).click()
    await page.getByRole('menuitemradio', { name: '45 s' }).click()
    // From the press itself: before it, the driver waits for the menu to fade.
    const generate = page.getByRole('button', { name: /^Generate/ })
    const pressed = generate.evaluate(
      (button) => new Promise((resolve) => button.addEventListener('click', () => resolve(), { once: true })),
    )
    const clicked = generate.click()
    await pressed
    const begun = performance.now()
    await clicked
    await page.locator('canvas[data-film-ready="true"]').waitFor({ timeout: 120_000 })
    const firstFrame = (performance.now() - begun) / 1000
    await page.waitForFunction(() => Number(document.querySelector('canvas')?.dataset.filmFrame) > 3, null, {
      polling: 'raf',
    })
    return { firstFrame, moving: (performance.now() - begun) / 1000 }
  } finally {
    await browser.close()
  }
}
