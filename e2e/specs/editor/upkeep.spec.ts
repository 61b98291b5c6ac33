import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'

everydayHost('node')

test('an edit marks what it leaves out of date, with reason and price, and one press makes exactly that again', async ({
  page,
  editor,
  openStory: { storyId },
}) => {
  test.setTimeout(180_000)
  expect(page.url()).toContain(storyId)
  const dialog = page.getByRole('dialog')
  const notice = page.getByText('1 thing is out of date')
  await editor.selectScene(2)
  await editor.openTab('Voice')
  await editor.voices.nth(1).check({ force: true })
  await editor.expectSaved()

  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(dialog.getByRole('list', { name: 'Out of date' }).getByRole('listitem')).toHaveCount(1)
  await expect(dialog).toContainText('Scene 2: voice-over')
  await expect(dialog).toContainText('The voice changed since it was made. With it comes: captions, length.')
  await expectNoViolations(page, 'out of date')
  await dialog.getByRole('button', { name: /^Bring all up to date/ }).click()
  await expect(dialog).toContainText('Everything is up to date.', { timeout: 90_000 })
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()

  await page.getByRole('button', { name: 'What made this' }).click()
  await expect(dialog).toContainText('Built-in draft voice')
  await expect(dialog.getByRole('button', { name: 'Use these settings' })).toBeVisible()
})

test('a story that is written anew is compared scene by scene, keeps what was edited by hand, and takes what is ticked', async ({
  page,
  editor,
  openStory: { storyId },
}) => {
  test.setTimeout(180_000)
  expect(page.url()).toContain(storyId)
  const dialog = page.getByRole('dialog')
  const scene = (number: number) => dialog.getByRole('checkbox', { name: `Scene ${number}`, exact: true })
  const text = () => editor.inspector.getByRole('textbox', { name: 'Narration' })
  await editor.selectScene(1)
  await editor.openTab('Voice')
  await text().fill('Bees, in words of my own.')
  await text().blur()
  await editor.expectSaved()
  await editor.selectScene(2)
  const old = await text().inputValue()

  await page.getByRole('button', { name: 'More for this story' }).click()
  await page.getByRole('menuitem', { name: 'Write the story anew' }).click()
  await dialog.getByRole('textbox').fill('How wolves hunt together in the snow')
  await dialog.getByRole('button', { name: /^Write anew/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Old and new writing' })).toBeVisible({ timeout: 60_000 })
  // A reload in the middle loses nothing.
  await page.reload()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(dialog).toContainText('You edited its text. It stays unless you tick it.')
  await expect(scene(1)).not.toBeChecked()
  await expect(scene(2)).toBeChecked()
  await expectNoViolations(page, 'old and new writing')
  await dialog.getByRole('checkbox', { name: /^All changes/ }).press('Space')
  await expect(scene(2)).not.toBeChecked()
  await scene(2).press('Space')
  await dialog.getByRole('button', { name: /^Take 1 of/ }).click()
  await expect(dialog).toBeHidden()

  await editor.selectScene(2)
  await expect(text()).not.toHaveValue(old)
  await expect(text()).toHaveValue(/wol(f|ves)/i)
  await editor.selectScene(1)
  await expect(text()).toHaveValue('Bees, in words of my own.')
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await editor.selectScene(2)
  await expect(text()).toHaveValue(old)
})
