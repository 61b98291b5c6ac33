import { newAccount, register } from '../../fixtures/accounts.ts'
import { apiIn } from '../../fixtures/api.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { completeProfilePage } from '../../pages/complete-profile-page.ts'

/** Markup that must be shown as text. */
const TITLE = 'The way home <img src=x onerror=alert(1)>'
const NARRATION = 'Bees know the way, even when the wind turns.'

inLongRun(
  'tests/integration/unsent-edits.test.ts, tests/security/authorization-matrix.test.ts, src/shared/ui/states/story-refusal.test.tsx',
)
everydayHost('node')

test('a reload loses nothing, and no other user sees the story', async ({
  page,
  login,
  home,
  editor,
  signedIn: _,
  consoleErrors,
}) => {
  test.setTimeout(180_000)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  await expect(home.title).toBeVisible()
  const storyId = await home.generate('How bees find their way home')
  await page.reload()
  await editor.waitUntilOpen(storyId)
  const scenes = await editor.scenes.count()
  const duration = await editor.duration()

  await editor.openTab('Captions')
  await editor.changeWord(1, 'Wanderers')
  await editor.expectSaved()
  await editor.title.fill(TITLE)
  await editor.title.press('Enter')
  await editor.expectSaved()
  // Typed and left at once.
  await editor.openTab('Voice')
  const narration = editor.inspector.getByRole('textbox', { name: 'Narration' })
  await narration.fill(NARRATION)

  await page.reload()
  await editor.waitUntilOpen(storyId)
  await editor.openTab('Voice')
  await expect(narration).toHaveValue(NARRATION)
  await editor.expectSaved()
  await expect(editor.title).toHaveValue(TITLE)
  expect(await editor.scenes.count()).toBe(scenes)
  expect(await editor.duration()).toBe(duration)
  await editor.openTab('Captions')
  await expect(editor.word(1)).toHaveAccessibleName(/^Wanderers ?, word 1$/)

  await page.goto('/app')
  await expect(page.getByRole('link', { name: TITLE }).first()).toBeVisible()
  await home.signOut()
  await expect(page).toHaveURL('/login')
  const other = newAccount()
  await register(apiIn(page), other)
  await login.logIn(other)
  await completeProfilePage(page).finish()
  await expect(home.title).toBeVisible()
  await expect(page.getByText(TITLE)).toHaveCount(0)

  consoleErrors.expectStatus(403)
  await page.goto(`/story/${storyId}`)
  await expect(page.getByText('Not Authorized to load story')).toBeVisible()
  await page.goto(`/generating?story_id=${storyId}`)
  await expect(page.getByText('Not Authorized to load story')).toBeVisible()
  expect(dialogs, 'scripts in what people write').toEqual([])
})
