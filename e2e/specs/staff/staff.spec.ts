import { PERSONA_PASSWORD, personas } from '#mocks/seeds/personas.ts'
import { newAccount, register } from '../../fixtures/accounts.ts'
import { apiIn } from '../../fixtures/api.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { staffPage } from '../../pages/staff-page.ts'

everydayHost('node')

const stella = personas.find(({ id }) => id === 'staff')?.email ?? ''

test('staff go from a figure to its rows and the user, reveal the email with a reason, and find that in the audit trail @journey', async ({
  page,
  login,
}) => {
  const person = newAccount()
  await login.open()
  await register(apiIn(page), person)
  await login.logIn({ email: stella, password: PERSONA_PASSWORD })
  await page.waitForURL(/\/(app|complete-profile)/)
  await page.goto('/admin-stats')
  const staff = staffPage(page)
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await expectNoViolations(page, 'staff overview')

  await staff.figure('Sign-ups').click()
  await expect(page).toHaveURL(/internal-analytics\?kind=PERSON/)
  await expect(page.getByText(/^1–\d+ of [1-9]/)).toBeVisible()
  await expect(staff.rows('Users').getByText(person.email)).toHaveCount(0)
  await expectNoViolations(page, 'staff usage')

  // A row by keys.
  await staff.rows('Users').nth(1).getByRole('gridcell').nth(1).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(staff.person).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^1–\d+ of [1-9]/)).toBeVisible()

  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type(person.email)
  await page.keyboard.press('Enter')
  await expect(staff.person).toContainText('Ada Byron')
  await expect(staff.person).toContainText('p•••@example.com')
  await expect(staff.person).not.toContainText(person.email)
  await expectNoViolations(page, 'staff: a person')
  await staff.person.getByRole('button', { name: 'Reveal email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reveal email' })
  await dialog.getByLabel('Reason').fill('short')
  await expect(dialog.getByRole('button', { name: 'Reveal' })).toBeDisabled()
  await dialog.getByLabel('Reason').fill('Asked for an invoice by telephone')
  await expectNoViolations(page, 'reason for an address')
  await dialog.getByRole('button', { name: 'Reveal' }).click()
  await expect(staff.person).toContainText(person.email)

  await staff.person.getByRole('link', { name: 'Access log' }).click()
  const trail = staff.rows('Audit trail')
  await expect(trail.filter({ hasText: 'Revealed email' })).toContainText('Asked for an invoice by telephone')
  await expect(trail.filter({ hasText: 'Viewed user' }).first()).toContainText(stella)
  await expectNoViolations(page, 'staff: audit trail')
  // A day of a chart, by keys: its table has the same figures, with links to their rows.
  await staff.goTo('Usage')
  await page.getByRole('button', { name: 'Active users as a table' }).press('Enter')
  const today = page.getByRole('group', { name: 'Active users, table' }).getByRole('row').nth(1)
  const figure = today.getByRole('link').first()
  const active = Number((await figure.textContent())?.replaceAll(',', ''))
  await expectNoViolations(page, 'staff: a chart as a table')
  await figure.press('Enter')
  await expect(page).toHaveURL(/dated_by=ACTIVE/)
  // At least as many as the figure: there may be more since.
  const counted = page.getByText(/^1–\d+ of [\d,]+$/)
  await expect
    .poll(async () => Number((await counted.textContent())?.split(' of ')[1]?.replaceAll(',', '')))
    .toBeGreaterThanOrEqual(active)
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  for (const tab of ['Generations', 'Users', 'Quality', 'Premium credits', 'Partner', 'Audit', 'Debug story']) {
    await staff.goTo(tab)
    await expect.poll(overflow, `${tab} at 390 px`).toBe(0)
    await expectNoViolations(page, `staff: ${tab}`)
  }
})
