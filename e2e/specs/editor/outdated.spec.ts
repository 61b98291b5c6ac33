import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'

inLongRun('tests/integration/stale-work-dialog.test.tsx, tests/integration/rewriting-dialog.test.tsx')
everydayHost('node')

test('an edit marks outdated assets with reason and price, and one press regenerates only those', async ({
  page,
  editor,
  openStory: { storyId },
}) => {
  test.setTimeout(180_000)
  expect(page.url()).toContain(storyId)
  const dialog = page.getByRole('dialog')
  const notice = page.getByText('1 item is out of date')
  await editor.selectScene(2)
  await editor.openTab('Voice')
  const isHeard = page.getByRole('switch', { name: 'Voice-over on' })
  await isHeard.uncheck()
  await editor.expectSaved()
  await expect(page.locator('[data-clip][data-number="2"]')).toContainText('Muted')
  await isHeard.check()
  await editor.expectSaved()
  await editor.voices.nth(1).check({ force: true })
  await editor.expectSaved()

  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(dialog.getByRole('list', { name: 'Out of date' }).getByRole('listitem')).toHaveCount(1)
  await expect(dialog).toContainText('Scene 2: voice-over')
  await expect(dialog).toContainText('The voice changed since it was generated. Also updates: captions, length.')
  await expectNoViolations(page, 'out of date')
  await dialog.getByRole('button', { name: /^Update all/ }).click()
  await expect(dialog).toContainText('Everything is up to date.', { timeout: 90_000 })
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()

  await page.getByRole('button', { name: 'Generation details' }).click()
  await expect(dialog).toContainText('Built-in draft voice')
  await expect(dialog.getByRole('button', { name: 'Use these settings' })).toBeVisible()
})

test('a regenerated script is compared scene by scene, keeps manual edits, and applies the selected scenes', async ({
  page,
  editor,
  openStory: { storyId },
}) => {
  test.setTimeout(180_000)
  expect(page.url()).toContain(storyId)
  const dialog = page.getByRole('dialog')
  const narration = editor.inspector.getByRole('textbox', { name: 'Narration' })
  const OWN = 'Bees, in words of my own.'
  await editor.selectScene(1)
  await editor.openTab('Voice')
  await narration.fill(OWN)
  await narration.blur()
  await editor.expectSaved()

  await page.getByRole('button', { name: 'More for this story' }).click()
  await page.getByRole('menuitem', { name: 'Rewrite script' }).click()
  await dialog.getByRole('textbox').fill('A wolf who hunts with its brothers in the snow')
  await dialog.getByRole('button', { name: /^Rewrite/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Compare scripts' })).toBeVisible({ timeout: 60_000 })
  // A reload in the middle loses nothing.
  await page.reload()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  const edited = dialog.getByRole('listitem').filter({ hasText: 'You edited its text' })
  await expect(edited).toHaveCount(1)
  await expect(edited.getByRole('checkbox')).not.toBeChecked()
  await expectNoViolations(page, 'old and new writing')
  const one = dialog.getByRole('listitem').filter({ hasText: 'Changed', hasNotText: 'You edited' }).first()
  await expect(one.getByRole('checkbox')).toBeChecked()
  await dialog.getByRole('checkbox', { name: /^All changes/ }).press('Space')
  await expect(one.getByRole('checkbox')).not.toBeChecked()
  await one.getByRole('checkbox').press('Space')
  const number = Number(/Scene (\d+)/.exec((await one.textContent()) ?? '')?.[1])
  const [old = '', next = ''] = await one.getByRole('paragraph').allTextContents()
  await dialog.getByRole('button', { name: /^Apply 1 of/ }).click()
  await expect(dialog).toBeHidden()

  await editor.selectScene(number)
  await editor.openTab('Voice')
  await expect(narration).toHaveValue(next.replace(/^New/, ''))
  await editor.selectScene(1)
  await expect(narration).toHaveValue(OWN)
  await page.getByRole('button', { name: /^Undo: Apply rewrite/ }).click()
  await editor.selectScene(number)
  await expect(narration).toHaveValue(old.replace(/^Old/, ''))
})
