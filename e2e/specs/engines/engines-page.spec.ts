import { PERSONA_PASSWORD } from '#mocks/seeds/personas.ts'
import { logIn } from '../../fixtures/accounts.ts'
import { apiOf } from '../../fixtures/api.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { startFakeProviders } from '../../fixtures/fake-providers.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { ownServer } from '../../fixtures/own-server.ts'
import { storeSession } from '../../fixtures/sessions.ts'
import { makeStory } from '../../fixtures/stories.ts'
import { expect, test } from '../../fixtures/test.ts'
import { editorPage } from '../../pages/editor-page.ts'

everydayHost('node')

const ADMIN = 'ada.admin@example.com'

test('an admin pastes a key, tests it and makes a video with it; what a model that was shut down left to a built-in engine is made again', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const [providers, server] = [await startFakeProviders(), await ownServer()]
  try {
    server.addStaff(ADMIN, PERSONA_PASSWORD)
    const url = await server.start()
    const token = await logIn(apiOf(url), { email: ADMIN, password: PERSONA_PASSWORD })
    const call = apiOf(url, token, { most: 1000 })
    await call('updateUserProfile', { body: { complete_profile: true } })
    await storeSession(context, url, token)
    await page.goto(`${url}/admin-stats/engines`)

    const save = async (button: string, fields: Record<string, string>) => {
      await page.getByRole('button', { name: button, exact: true }).click()
      const dialog = page.getByRole('dialog')
      for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
    }
    const works = async (label: string, said: string) => {
      const cell = page
        .getByRole('cell')
        .filter({ has: page.getByRole('button', { name: `Test ${label}`, exact: true }) })
      await cell.getByRole('button', { name: `Test ${label}`, exact: true }).click()
      await expect(cell.getByRole('status')).toContainText(said, { timeout: 30_000 })
    }
    const { OPENAI_KEY: key = '', OTHER_OPENAI_KEY: otherKey = '', OPENAI_URL: address = '' } = providers.env
    await save('Set up OpenAI', { Key: key, URL: address })
    await works('OpenAI', 'Key works')
    await page.getByRole('button', { name: 'Use OpenAI for texts, images, inpainting, and translations' }).click()
    await save('Change engines: Voices', { Engines: 'openai:gpt-4o-mini-tts,draft' })
    await works('gpt-5.2: Texts', 'Works')
    await works('gpt-image-2.5-flare: Images', 'Works')
    await expect(page.getByRole('img', { name: 'Test of gpt-image-2.5-flare: Images' })).toBeVisible()
    await works('gpt-4o-mini-tts: Voices', 'Works')
    await expect(page.getByLabel('Test of gpt-4o-mini-tts: Voices')).toBeVisible()
    await expectNoViolations(page, 'engines')

    // Another account's key comes while the video is made: after its text, with one piece of it at OpenAI. Nothing is lost.
    await providers.trouble('openai', { kind: 'none' }, { kind: 'held' })
    const making = makeStory(call, { prompt: 'A lighthouse keeper', seconds: 15 })
    const keys = async () => (await providers.verify()).asked.map((each) => each.key)
    const before = (await keys()).length
    await expect.poll(async () => (await keys()).length, { timeout: 30_000 }).toBeGreaterThan(before + 1)
    await save('Set up OpenAI', { Key: otherKey })
    await providers.release()
    const id = await making
    const work = () => call('getRealWork', { params: { story_id: id } })
    expect((await work()).items.filter(({ part, is_draft: isDraft }) => part !== 'MOTION' && isDraft)).toEqual([])

    // Work that begins now has the new key, with a model that OpenAI has shut down.
    const changed = (await keys()).length
    await save('Change engines: Images', { Engines: 'openai:gpt-image-1,draft' })
    const { scenes } = await call('getStory', { params: { story_id: id } })
    const params = { aroll_id: scenes[0]?.arolls[0]?.id ?? '' }
    await call('regenerateImage', { params, body: { custom_prompt: 'A lighthouse at dawn' } })
    const failed = async () => (await work()).items.filter(({ problem }) => problem !== null)
    await expect.poll(async () => (await failed()).length, { timeout: 30_000 }).toBe(1)
    await save('Change engines: Images', { Engines: 'openai:gpt-image-2,draft' })
    await page.goto(`${url}/story/${id}`)
    await editorPage(page).waitUntilOpen(id)
    const notice = page.getByText(/^Built-in engines made 1 image\. gpt-image-1: OpenAI doesn’t have this model/)
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: /^Make again/ }).click()
    await expect.poll(async () => (await failed()).length, { timeout: 30_000 }).toBe(0)
    await expect(notice).toBeHidden()
    expect(new Set((await keys()).slice(changed))).toEqual(new Set([`Bearer ${otherKey}`]))
    expect((await providers.verify()).problems).toEqual([])
    await page.goto('about:blank')
  } finally {
    await server.remove()
    providers.close()
  }
})
