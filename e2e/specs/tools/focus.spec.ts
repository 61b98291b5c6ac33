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
  const bench = toolPage(page, '/image')
  await bench.open()
  await bench.prompt.fill('A red boat')
  await expect(bench.start('Generate')).toBeEnabled()
  await bench.start('Generate').press('Enter')
  await expect(page).toHaveURL(/result=/)
  // U, K and X are shortcuts of the new result.
  await bench.prompt.focus()
  await page.keyboard.type(', uxk')
  await expect(bench.receipt).toBeVisible(WORKS)
  await page.keyboard.type(' kux')
  await expect(bench.prompt).toBeFocused()
  await expect(bench.prompt).toHaveValue('A red boat, uxk kux')
  await expect(bench.dialog).toBeHidden()
  await expect(bench.cards.first()).not.toContainText(/Kept|Rejected/)

  const search = bench.history.getByRole('searchbox', { name: 'Search results' })
  await bench.prompt.fill('A blue boat')
  await expect(bench.start('Generate')).toBeEnabled()
  await bench.start('Generate').press('Enter')
  await expect(bench.cards).toHaveCount(2)
  await search.focus()
  await page.keyboard.type('bo')
  await expect(bench.cards.getByRole('progressbar')).toHaveCount(0, WORKS)
  await page.keyboard.type('at')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('boat')
  await expect(bench.cards).toHaveCount(2)
})
