import { spawn, execFileSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright'
import { createAccount, makeFilm } from './lib/account.mjs'
import { startNodeHost } from './bench/node-host.mjs'
import { inRoot, projectNode } from './lib/paths.mjs'

const OUT = '/work/shots'
const program = spawn(projectNode(), ['engines/testing/fakes-program.ts'], { cwd: inRoot(), stdio: ['pipe', 'pipe', 'inherit'] })
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
const env = JSON.parse(String((await lines.next()).value))
const { OPENAI_URL, OPENAI_KEY, OTHER_OPENAI_KEY, LOCAL_ENGINES } = env
const host = await startNodeHost({ port: 4788, browser: '/usr/bin/chromium', env: { LOCAL_ENGINES, OPENAI_URL, ENGINE_OWN_KEYS: '1' } })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const me = await createAccount(host.url)
  execFileSync(projectNode(), ['dist/server/user.mjs', me.username, '--staff'], { cwd: inRoot(), env: { ...process.env, DATA_DIR: host.dataDir } })
  await me.logIn()
  const films = []
  films.push(await makeFilm(me.call, { initial_prompt: 'A lighthouse keeper writes a letter', video_length_in_sec: 15 }))
  const shot = async (name, url, prepare) => {
    for (const [width, colorScheme] of [[1440, 'light'], [390, 'dark']]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme })
      const page = await context.newPage()
      await page.goto(host.url)
      await page.evaluate((t) => { localStorage.setItem('token', t); localStorage.setItem('isLoginSuccessful', 'true') }, me.token())
      await page.goto(host.url + '/app')
      await page.waitForURL(/\/app/)
      await page.goto(host.url + url)
      await page.waitForTimeout(2500)
      try { await prepare?.(page) } catch (e) { console.log(name, width, String(e).slice(0, 300)) }
      await page.waitForTimeout(800)
      await page.screenshot({ path: `${OUT}/${name}-${width}-${colorScheme}.png`, fullPage: name.includes('engines') })
      await context.close()
    }
  }
  await me.call('updateEngineSetup', { body: { settings: [{ name: 'OPENAI_KEY', value: OPENAI_KEY }] } })
  await shot('engines', '/admin-stats/engines')
  const { providers } = await me.call('getEngineSetup')
  await me.call('updateEngineSetup', { body: { settings: providers.find(({ name }) => name === 'openai').offer } })
  await shot('engines-dialog', '/admin-stats/engines', async (page) => {
    await page.getByRole('button', { name: 'Change engines: Voices' }).click()
  })
  await shot('real', `/story/${films[0]}`, async (page) => {
    await page.keyboard.press('ControlOrMeta+Shift+p')
    await page.keyboard.type('Generate with AI models')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Generate with AI models' }).getByText('vernight').first().click()
    await page.waitForTimeout(1500)
  })
  await me.call('updateProviderKey', { body: { provider: 'openai', key: OTHER_OPENAI_KEY } })
  await shot('real-own', `/story/${films[0]}`, async (page) => {
    await page.keyboard.press('ControlOrMeta+Shift+p')
    await page.keyboard.type('Generate with AI models')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(1500)
  })
  await shot('tool-own', '/image-tool/generate', async (page) => { await page.getByRole('textbox').first().fill('A lighthouse at dawn'); await page.waitForTimeout(2000) })
  await shot('home-own', '/app')
} finally {
  await browser.close()
  await host.stop()
  program.kill()
}
