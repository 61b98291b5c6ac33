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
