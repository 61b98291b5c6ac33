import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { usagePage } from '../../pages/usage-page.ts'

everydayHost('node')
test.use({ hasOwnAccount: true })

test('work that would cross a story’s or a monthly cap asks first, and continues after consent with nothing lost', async ({
  page,
  openStory: _open,
  consoleErrors,
}) => {
  test.setTimeout(180_000)
  consoleErrors.expectStatus(402)
  const capItem = page.getByRole('menuitem', { name: /^Cap/ })
  const openMenu = () => page.getByRole('button', { name: 'More for this story' }).click()
  await openMenu()
  await expect(capItem).toContainText('None')
  await capItem.click()
  const film = page.getByRole('dialog', { name: 'Cap of this film' })
  await film.getByRole('textbox').fill('many')
  await expect(film.getByText('Give a whole number up to 1,000,000')).toBeVisible()
  await film.getByRole('textbox').fill('1')
  await expectNoViolations(page, 'cap of a film')
  await film.getByRole('textbox').press('Enter')
  await expect(film).toBeHidden()

  const generate = page.getByRole('button', { name: /^Generate/ })
  const prompt = page.getByRole('textbox', { name: 'Prompt' })
  await prompt.fill('A red boat on a green sea')
  await generate.click()
  await expect(page.getByText('99.00')).toBeVisible({ timeout: 60_000 })
  await expect(generate).toBeEnabled({ timeout: 60_000 })
  await prompt.fill('A blue boat on a white sea')
  await generate.click()
  const reached = page.getByRole('dialog', { name: 'The cap of this film is reached' })
  await expect(reached).toContainText('1 is spent or held by running work, 0 are left, and this costs up to 1.')
  await expectNoViolations(page, 'cap reached')
  await reached.getByRole('button', { name: 'Cancel' }).click()
  await expect(reached).toBeHidden()
  await expect(prompt).toHaveValue('A blue boat on a white sea')
  await generate.click()
  await reached.getByRole('button', { name: 'Only this once' }).click()
  await expect(page.getByText('98.00')).toBeVisible({ timeout: 60_000 })
  await expect(generate).toBeEnabled({ timeout: 60_000 })

  await generate.click()
  await expect(reached.getByRole('textbox')).toHaveValue('3')
  await reached.getByRole('textbox').fill('5')
  await page.reload()
  await expect(reached.getByRole('textbox')).toHaveValue('5')
  await reached.getByRole('button', { name: 'Raise and go on' }).click()
  await expect(page.getByText('97.00')).toBeVisible({ timeout: 60_000 })
  await expect(generate).toBeEnabled({ timeout: 60_000 })
  await openMenu()
  await expect(capItem).toContainText('2 of 5 left')
  await page.keyboard.press('Escape')

  const here = page.url()
  await usagePage(page).open()
  await page.getByRole('button', { name: 'Set a cap' }).click()
  const month = page.getByRole('dialog', { name: 'Cap of a month' })
  await month.getByRole('textbox').fill('3')
  await page.reload()
  await expect(month.getByRole('textbox')).toHaveValue('3')
  await expectNoViolations(page, 'cap of a month, asked')
  await month.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('0 credits of this month’s cap of 3 left.')).toBeVisible()
  await expectNoViolations(page, 'cap of a month')
  await page.goto(here)
  await generate.click()
  await expect(page.getByRole('dialog', { name: 'The cap of this month is reached' })).toBeVisible()
})
