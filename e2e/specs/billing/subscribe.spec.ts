import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { subscribePage } from '../../pages/subscribe-page.ts'

everydayHost('node')

test('a plan is bought through the demo checkout, changed, cancelled and resumed @journey', async ({
  page,
  signedIn: _,
}) => {
  const billing = subscribePage(page)
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/subscribe')
  await billing.open()
  await page.getByText('€ EUR').click()
  await expect(page.getByText('€19', { exact: true })).toBeVisible()
  await expectNoViolations(page, 'plans')
  await billing.choose('Choose Creator')
  await expectNoViolations(page, 'demo checkout')
  await page.getByRole('button', { name: /^Pay \D*\d/ }).click()
  await billing.expectYours('You’re on Creator')
  // 100 initial credits, and 400 of the plan.
  await expect(page.getByRole('link', { name: '500.00 credits' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade' })).toBeHidden()

  await billing.open()
  await billing.press('Change to Pro')
  const dialog = page.getByRole('dialog', { name: 'Change to Pro' })
  await expect(dialog.getByText('600 credits')).toBeVisible()
  await expectNoViolations(page, 'change of plan')
  await dialog.getByRole('button', { name: /^Pay / }).click()
  await expect(billing.yourPlan.getByText('Pro', { exact: true })).toBeVisible()

  await page.goto('/account/subscription')
  await billing.plan.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('dialog', { name: 'Cancel your plan?' }).getByRole('button', { name: 'Cancel plan' }).click()
  await expect(billing.plan.getByText('Cancelled. Active until')).toBeVisible()
  await billing.press('Resume plan')
  await expect(billing.plan.getByText('Renews on')).toBeVisible()
})
