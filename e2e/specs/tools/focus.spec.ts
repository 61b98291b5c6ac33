import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { toolPage, WORKS } from '../../pages/tool-page.ts'

inLongRun('tests/integration/tool-pages.test.tsx')
everydayHost('node')

test('a tool’s result that arrives during typing takes neither focus nor keys, in the workspace and in the history', async ({
  page,
  signedIn: _,
}) => {
  test.setTimeout(300_000)
  const workspace = toolPage(page, '/image')
  await workspace.open()
  await workspace.prompt.fill('A red boat')
  await expect(workspace.start('Generate')).toBeEnabled()
  await workspace.start('Generate').press('Enter')
  await expect(page).toHaveURL(/result=/)
  // U, K and X are shortcuts of the new result.
  await workspace.prompt.focus()
  await page.keyboard.type(', uxk')
  await expect(workspace.receipt).toBeVisible(WORKS)
  await page.keyboard.type(' kux')
  await expect(workspace.prompt).toBeFocused()
  await expect(workspace.prompt).toHaveValue('A red boat, uxk kux')
  await expect(workspace.dialog).toBeHidden()
  await expect(workspace.cards.first()).not.toContainText(/Kept|Rejected/)

  const search = workspace.history.getByRole('searchbox', { name: 'Search results' })
  await workspace.prompt.fill('A blue boat')
  await expect(workspace.start('Generate')).toBeEnabled()
  await workspace.start('Generate').press('Enter')
  await expect(workspace.cards).toHaveCount(2)
  await search.focus()
  await page.keyboard.type('bo')
  await expect(workspace.cards.getByRole('progressbar')).toHaveCount(0, WORKS)
  await page.keyboard.type('at')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('boat')
  await expect(workspace.cards).toHaveCount(2)
})
