import { chromium } from 'playwright'
import { register, newAccount, logIn } from '../e2e/fixtures/accounts.ts'
import { apiOf } from '../e2e/fixtures/api.ts'
const url = 'http://127.0.0.1:4950'
const account = newAccount()
await register(apiOf(url), account)
const token = await logIn(apiOf(url), account)
const api = apiOf(url, token)
const prompt = process.argv[2] ?? 'A lighthouse keeper writes one letter every night and finds an answer in a bottle'
const { story_id } = await api('createStory', { body: { initial_prompt: prompt, creation_mode: 'Text', script_type: 'PROMPT', video_length_in_sec: 30, aspect_ratio: process.argv[3] ?? 'SIXTEEN_NINE' } })
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
for (const [w, scheme] of [[1440, 'light'], [390, 'dark'], [1024, 'dark']]) {
  const c = await b.newContext({ viewport: { width: w, height: 1000 }, colorScheme: scheme })
  await c.addInitScript(([t, s]) => { localStorage.setItem('token', t); localStorage.setItem('isLoginSuccessful', 'true'); localStorage.setItem('theme', s) }, [token, scheme])
  const p = await c.newPage()
  p.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  await p.goto(`${url}/new-story/${story_id}?step=storyboard`)
  await p.getByRole('list', { name: 'Storyboard' }).waitFor({ timeout: 60000 })
  await p.waitForTimeout(6000)
  await p.screenshot({ path: `/tmp/sb-${w}.png`, fullPage: w === 390 ? false : true })
  if (w === 1440) {
    await p.getByRole('button', { name: 'Edit Scene 1, shot 1' }).first().click()
    await p.waitForTimeout(800)
    await p.screenshot({ path: `/tmp/sb-dialog.png` })
    await p.keyboard.press('Escape')
    await p.goto(`${url}/story/${story_id}/storyboard`)
    await p.waitForTimeout(4000)
    await p.screenshot({ path: `/tmp/sb-page.png` })
  }
  if (w === 390) { await p.getByRole('button', { name: 'Edit Scene 1, shot 1' }).first().click(); await p.waitForTimeout(800); await p.screenshot({ path: `/tmp/sb-dialog-390.png` }) }
}
await b.close()
