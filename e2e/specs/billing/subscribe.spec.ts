import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { subscribePage } from '../../pages/subscribe-page.ts'

everydayHost('node')

test('a plan and credits are bought by every ending of the demo checkout, cancelled and resumed @journey', async ({
  page,
  signedIn,
  consoleErrors,
}) => {
  test.setTimeout(400_000)
  expect(signedIn.email).not.toBe('')
  // The declined card and the wrong code.
  consoleErrors.expectStatus(400, 409)
  const billing = subscribePage(page)
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/subscribe')
  await billing.open()
  await expect(page.getByText('no money moves')).toBeVisible()
  await expectNoViolations(page, 'plans')
  await page.getByText('€ EUR').click()
  await expect(page.getByText('€19', { exact: true })).toBeVisible()

  await billing.choose('Choose Creator')
  await expectNoViolations(page, 'demo checkout')
  await billing.press('Have the card declined')
  await expect(page.getByText('Your card was declined')).toBeVisible()
  await billing.press('Give up and go back')
  await expect(page.getByText('Nothing was paid, and nothing has changed')).toBeVisible()

  await billing.choose('Choose Creator')
  await billing.press('Pay with a second step')
  await billing.confirmCode('111111')
  await expect(page.getByText('This is not the code')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Code from your bank' })).toHaveValue('111111')
  await expectNoViolations(page, 'second step')
  await billing.confirmCode('123456')
  await billing.expectYours('Creator is')
  await expect(page.getByRole('link', { name: 'Upgrade' })).toBeHidden()

  await billing.open()
  await billing.choose('Buy 100 credits')
  await page.getByRole('button', { name: /^Pay \D*\d/ }).click()
  await billing.expectYours('100 credits are')
  await expectNoViolations(page, 'paid')

  await billing.open()
  await billing.choose('Buy 100 credits')
  await billing.press('Pay twice')
  await billing.expectYours('100 credits are')
  // 100 to begin with, 400 of the plan, 100 bought twice: each once.
  await expect(page.getByRole('link', { name: '700.00 credits' })).toBeVisible()

  await billing.open()
  await billing.choose('Buy 100 credits')
  await billing.press('Pay late')
  await expect(page.getByRole('heading', { name: 'Waiting for your payment to be confirmed' })).toBeVisible()
  await expect(page.getByText('You can close this page')).toBeVisible()
  await expectNoViolations(page, 'waiting for the payment')
  await expect(page.getByRole('heading', { name: '100 credits are yours' })).toBeVisible({ timeout: 60_000 })

  await billing.open()
  await billing.press('Change to Pro')
  const dialog = page.getByRole('dialog', { name: 'Change to Pro' })
  await expect(dialog.getByText('600 credits')).toBeVisible()
  await expectNoViolations(page, 'change of plan')
  await dialog.getByRole('button', { name: /^Pay / }).click()
  await expect(billing.yourPlan.getByText('Pro', { exact: true })).toBeVisible()

  await page.goto('/account/subscription')
  await billing.plan.getByRole('button', { name: 'Cancel plan' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel your plan?' })
  await expectNoViolations(page, 'cancelling a plan')
  await question.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(billing.plan.getByText('Cancelled. It runs until')).toBeVisible()
  await expectNoViolations(page, 'cancelled plan')
  await billing.press('Resume plan')
  await expect(billing.plan.getByText('Renews on')).toBeVisible()
})

const plainly = { ending: 'Pay', button: /^Pay \D*\d/ }
const others = ['Pay late', 'Pay twice', 'Pay, and have the renewal declined']
for (const { ending, button } of [plainly, ...others.map((name) => ({ ending: name, button: name }))])
  test(`a plan begins once when the demo checkout ends with “${ending}”`, async ({ page, signedIn }) => {
    expect(signedIn.email).not.toBe('')
    const billing = subscribePage(page)
    await billing.open()
    await billing.choose('Choose Creator')
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Creator is yours' })).toBeVisible({ timeout: 60_000 })
    // 100 to begin with, and 400 of the plan.
    await expect(page.getByRole('link', { name: '500.00 credits' })).toBeVisible()
    await page.goto('/account/subscription')
    await expect(billing.plan.getByText('Renews on')).toBeVisible()
  })
