import type { Page } from '@playwright/test'
import { apiIn } from '../../fixtures/api.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'

everydayHost('node')
test.use({ hasOwnAccount: true })

/** Markup that would run if a screen did not escape users' text. */
const EVIL = `"'><img src=evil onerror="globalThis.isRun=1"><script>globalThis.isRun=1</script>`

/** Writes the text into every field of a user, and returns the pages that show it. */
async function writeEverywhere(page: Page, storyId: string) {
  const call = apiIn(page)
  const params = { story_id: storyId }
  await call('updateUserProfile', { body: { first_name: EVIL, last_name: EVIL, company_name: EVIL } })
  await call('updateStory', { params, body: { display_title: EVIL, initial_prompt: EVIL } })
  await call('addScene', { body: { ...params, new_element_order: 1, text: EVIL } })
  await call('createCharacter', { params: { storyId }, body: { call_name: EVIL, description: EVIL } })
  await call('createStoryVersion', { params, body: { name: EVIL } })
  await call('createLocation', { body: { name: EVIL, description: EVIL } })
  const project = await call('createProject', { body: { name: EVIL } })
  const script = `INT. ${EVIL} - DAY\n\n${EVIL}\n\nADA\n(${EVIL})\n${EVIL}\n`
  const screenplay = await call('parseScreenplayAndCreateStory', { body: { script } })
  const preview = await call('generatePreviewLink', { body: params })
  return { project: project.id, screenplay: screenplay.story_id, preview: preview.public_preview_id }
}

test('users’ text is shown as text on every screen @journey', async ({ page, openStory: { storyId }, editor }) => {
  test.setTimeout(400_000)
  const { project, screenplay, preview } = await writeEverywhere(page, storyId)
  const expectHarmless = async (where: string) => {
    expect(await page.evaluate(() => Reflect.has(globalThis, 'isRun')), where).toBe(false)
    await expect(page.locator('img[src="evil"]'), where).toHaveCount(0)
  }
  const shown = page.getByText('onerror=', { exact: false }).first()

  await page.goto('/app')
  await expect(shown).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expectHarmless('home')
  for (const address of [
    '/projects',
    `/project?project_id=${project}`,
    `/new-story/${storyId}`,
    `/new-story/${screenplay}/screenplay`,
    `/duplicate/${storyId}`,
    `/preview?public_preview_id=${preview}`,
  ]) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(/\w/).first()).toBeVisible()
    await expectHarmless(address)
  }

  await page.goto(`/story/${storyId}`)
  await editor.waitUntilOpen(storyId)
  await expect(editor.title).toHaveValue(EVIL)
  for (const panel of ['Cast', 'Style', 'Versions'])
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: panel, exact: true }).click()
  await expect(shown).toBeVisible()
  await expectHarmless('editor')
})
