import { newAccount, register } from '../../fixtures/accounts.ts'
import { apiIn } from '../../fixtures/api.ts'
import { expect, test } from '../../fixtures/test.ts'

test('login says why it is refused, and the button waits for a filled form without errors @journey', async ({
  page,
  login,
  consoleErrors,
}) => {
  consoleErrors.expectStatus(400)
  const account = newAccount()
  await login.open()
  await expect(login.submit).toBeDisabled()
  await expect(login.forgot).toBeDisabled()

  await login.email.fill('ada@example')
  await login.password.fill('something')
  await expect(page.getByText('Invalid email format')).toBeVisible()
  await expect(login.submit).toBeDisabled()

  await login.email.fill('ada@mailinator.com')
  await login.password.focus()
  await expect(page.getByText('Please provide a valid email')).toBeVisible()
  await expect(login.submit).toBeDisabled()
  await expect(login.forgot).toBeDisabled()

  await login.email.fill(account.email)
  await expect(login.submit).toBeEnabled()
  await expect(login.email).toBeFocused()
  await login.logIn(account)
  await expect(login.refusal).toHaveText('User does not exist, Please Click Signup')
  await expect(login.submit).toBeDisabled()
  await login.password.fill('another one')
  await expect(login.refusal).toBeEmpty()
  await expect(login.submit).toBeEnabled()

  await register(apiIn(page), account)
  await login.logIn({ ...account, password: 'not my password' })
  await expect(login.refusal).toHaveText('Invalid credentials')

  await login.logIn(account)
  await expect(page).toHaveURL('/complete-profile')
})

test('forgot password says what was mailed', async ({ page, login }) => {
  const account = newAccount()
  await login.open()
  await register(apiIn(page), account)
  await login.email.fill(account.email)
  await expect(login.forgot).toBeEnabled()
  await login.forgot.click()
  await expect(login.notice).toHaveText('We have mailed you a new password, check your email!')
})
