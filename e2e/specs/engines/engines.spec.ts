import { newAccount, register } from '../../fixtures/accounts.ts'
import { startFakeProviders } from '../../fixtures/fake-providers.ts'
import { ownServer } from '../../fixtures/own-server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { completeProfilePage } from '../../pages/complete-profile-page.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { homePage } from '../../pages/home-page.ts'
import { loginPage } from '../../pages/login-page.ts'

test('from a prompt to a film that models of providers wrote, drew and spoke, and the app says so', async ({
  page,
  host,
}) => {
  test.skip(host !== 'node', 'Providers are connected to the Node host.')
  const [providers, server] = [await startFakeProviders(), ownServer()]
  try {
    const url = await server.start({ browser: false, env: providers.env })
    const account = newAccount()
    await page.goto(`${url}/login`)
    await register(page, account)
    await loginPage(page).logIn(account)
    await completeProfilePage(page).finish()
    await expect(page.getByText('gpt-5.2', { exact: true })).toBeVisible()

    const storyId = await homePage(page).generate('A lighthouse keeper writes one letter every night')
    const editor = editorPage(page)
    await editor.waitUntilOpen(storyId)
    await editor.selectScene(2)
    const scenes = await editor.scenes.count()
    await expect(page.getByText('gpt-image-1', { exact: true })).toBeVisible()
    await editor.openTab('Voice')
    await expect(page.getByText('ElevenLabs', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Built-in draft engine')).toBeHidden()

    const story = await page.evaluate(async (id) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
      return (await fetch(`/api/core-api/get_story/?story_id=${id}`, { headers })).text()
    }, storyId)
    expect(story).not.toContain('sentinel')
    // The text once, a picture and a voice for every scene.
    expect(await providers.verify()).toEqual({ problems: [], submissions: 1 + 2 * scenes })
    await page.goto('about:blank')
  } finally {
    await server.remove()
    providers.close()
  }
})
