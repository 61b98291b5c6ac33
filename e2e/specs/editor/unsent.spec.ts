import type { Page, Route } from '@playwright/test'
import { apiIn } from '../../fixtures/api.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { scenesPanel } from '../../pages/scenes-panel.ts'

everydayHost('node')

test.describe.configure({ timeout: 180_000 })

const OLD = 'The old words, typed while the server was down.'
const NEW = 'The new words, saved later.'

const status = (page: Page) => page.getByRole('status').filter({ hasText: /^(Saving|Saved|Failed|Not sent)/ })
const unsentDialog = (page: Page) => page.getByRole('dialog', { name: '1 unsent edit' })

test('words typed while the server is down never replace newer ones: when the story is opened again the user chooses', async ({
  page,
  editor,
  ownServerStory,
  consoleErrors,
}) => {
  const { server, url, storyId } = ownServerStory
  const address = `${url}/story/${storyId}`
  const panel = scenesPanel(page)
  const text = page.getByRole('textbox', { name: 'Text of scene 1' })
  const open = async () => {
    await page.goto(address)
    await editor.waitUntilOpen(storyId)
  }
  await open()
  await panel.select(1)
  // The player finishes loading before the server stops.
  await page.waitForLoadState('networkidle')
  consoleErrors.expectLostConnection()
  await server.kill()
  await text.fill(OLD)
  await expect(status(page)).toContainText('1 unsent edit')
  // Left by the address bar, as a user does.
  await page.goto('about:blank')
  await server.start({ browser: false })
  consoleErrors.expectStatus(409)
  await saveElsewhere(page, url, storyId, NEW)

  await open()
  await expect(unsentDialog(page)).toContainText(OLD)
  await expect(unsentDialog(page)).toContainText(NEW)
  // The dialog hides the page behind it from queries by role.
  await expect(page.getByText('Not sent', { exact: true })).toBeVisible()
  expect(await textOf(page, storyId)).toBe(NEW)
  await unsentDialog(page).getByRole('button', { name: 'Keep both' }).click()
  await expect(unsentDialog(page)).toBeHidden()
  await editor.expectSaved()
  for (const word of `${OLD} ${NEW}`.match(/\w+/g) ?? []) await expect(text).toHaveValue(new RegExp(word))
})

test('two tabs in one text: different words merge, the same words need a choice @journey', async ({
  page,
  editor,
  openStory: { storyId },
  consoleErrors,
}) => {
  consoleErrors.expectStatus(409)
  const other = await page.context().newPage()
  await other.goto(`/story/${storyId}`)
  await editorPage(other).waitUntilOpen(storyId)
  const tabs = [page, other] as const
  for (const tab of tabs) await scenesPanel(tab).select(1)
  const field = (tab: Page) => tab.getByRole('textbox', { name: 'Text of scene 1' })
  const write = async (tab: Page, words: string) => {
    await field(tab).fill(words)
    await field(tab).blur()
  }
  const bothShow = async (words: string) => {
    for (const tab of tabs) await expect(field(tab)).toHaveValue(words)
  }
  await write(page, 'One two three four.')
  await bothShow('One two three four.')

  /** The other tab's text reaches the server after the call of `first`. */
  const writeAfter = async (words: string, first: () => Promise<void>) => {
    let open = () => undefined as void
    const gate = new Promise<void>((resolve) => (open = resolve))
    const hold = async (route: Route) => {
      await gate
      await route.continue()
    }
    await other.route('**/update_scene_audio', hold, { times: 1 })
    const sent = other.waitForRequest('**/update_scene_audio')
    await write(other, words)
    await sent
    await first()
    open()
  }
  const saveHere = async (words: string) => {
    await write(page, words)
    await editor.expectSaved()
    expect(await textOf(page, storyId)).toBe(words)
  }

  await test.step('different words', async () => {
    await writeAfter('One two three FOUR.', () => saveHere('ONE two three four.'))
    await bothShow('ONE two three FOUR.')
  })

  await test.step('the same words', async () => {
    await writeAfter('ONE two THERE FOUR.', () => saveHere('ONE two HERE FOUR.'))
    const choice = other.getByRole('alert').filter({ hasText: 'This text was changed elsewhere.' })
    await expect(choice).toContainText('ONE two HERE FOUR.')
    await expect(status(other)).toHaveText('Not sent')
    expect(await textOf(page, storyId)).toBe('ONE two HERE FOUR.')
    await choice.getByRole('button', { name: 'Keep both' }).click()
    await bothShow('ONE two HERE THERE FOUR.')
    await editorPage(other).expectSaved()
  })
})

/** As another browser does. */
async function saveElsewhere(page: Page, url: string, storyId: string, words: string) {
  await page.goto(`${url}/app`)
  const call = apiIn(page)
  const { scenes } = await call('getStory', { params: { story_id: storyId } })
  const body = { story_id: storyId, scene_id: scenes[0]?.id ?? '', new_text: words }
  await call('updateSceneAudio', { body })
}

const textOf = async (page: Page, storyId: string) =>
  (await apiIn(page)('getStory', { params: { story_id: storyId } })).scenes[0]?.text
