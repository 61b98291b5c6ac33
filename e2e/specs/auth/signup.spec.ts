import { newAccount } from '../../fixtures/accounts.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/test.ts'
import { completeProfilePage } from '../../pages/complete-profile-page.ts'

test('a visitor redirected to login signs up, returns to the requested page, completes onboarding and signs out @journey', async ({
  page,
  login,
  signup,
  home,
}) => {
  const account = newAccount()
  await page.goto('/app?app_campaign=winter&secret=1')
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: 'Sign up', exact: true }).click()
  await signup.fill(account)
  await signup.submit.click()
  await expect(page.getByText('User created successfully, Check Your Email for Verification')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await login.logIn(account)
  await expect(page).toHaveURL('/complete-profile')
  await completeProfilePage(page).finish()
  await expect(page).toHaveURL('/app?app_campaign=winter')

  await page.getByRole('link', { name: 'First steps' }).click()
  await expectNoViolations(page, 'onboarding')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('combobox', { name: 'Where will people watch it?' }).click()
  await page.getByRole('option', { name: 'YouTube' }).click()
  await expectNoViolations(page, 'onboarding form')
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(home.title).toBeVisible()

  await home.signOut()
  await page.goto('/app')
  await expect(page).toHaveURL('/login')
})
