import { chromium } from 'playwright'
import { BROWSER_FLAGS } from './browser-flags.mjs'

const PROMPT = 'A lighthouse keeper on a northern island writes one letter every night for forty years.'

/** Seconds from pressing Generate to the first frame in the player, of a story of about six scenes. */
export async function measureFirstFilm(url, browserPath) {
  const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    await page.goto(`${url}/login`)
    const access = await page.evaluate(async () => {
      const post = async (path, body) =>
        (
          await fetch(`/api${path}`, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              ...(path.includes('profile') ? { Authorization: `Bearer ${localStorage.getItem('token')}` } : {}),
            },
            body: JSON.stringify(body),
          })
        ).json()
      const username = `film-${Math.random().toString(36).slice(2)}@example.com`
      const person = { first_name: 'F', last_name: 'M', company_name: 'C', how_did_you_hear_about_us: 'Other' }
      await post('/api/register/', { username, password: 'bench-password', agree_to_tnc: true, ...person })
      const session = await post('/dj-rest-auth/login/', { username, password: 'bench-password' })
      localStorage.setItem('token', session.access)
      localStorage.setItem('isLoginSuccessful', 'true')
      await post('/core-api/update_user_profile/', { complete_profile: true })
      return session.access
    })
    if (!access) throw new Error('No session')
    await page.goto(`${url}/app`)
    await page.getByRole('textbox', { name: 'What is your story about?' }).fill(PROMPT)
    await page.getByRole('button', { name: /^Length/ }).click()
    await page.getByRole('menuitemradio', { name: '45 s' }).click()
    const begun = performance.now()
    await page.getByRole('button', { name: /^Generate/ }).click()
    await page.locator('canvas[data-film-ready="true"]').waitFor({ timeout: 120_000 })
    return (performance.now() - begun) / 1000
  } finally {
    await browser.close()
  }
}
