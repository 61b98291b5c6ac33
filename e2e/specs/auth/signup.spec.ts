import { newAccount, register } from '../../fixtures/accounts.ts'
import { expect, test } from '../../fixtures/test.ts'

test('signup says what is wrong with the address, and leads to login when it is done', async ({
  page,
  login,
  signup,
  complaints,
}) => {
  complaints.expectStatus(400)
  const known = newAccount()
  const account = newAccount()
  await signup.open()
  await register(page, known)
  await expect(signup.submit).toBeDisabled()
  await signup.fill(account)
  await expect(signup.submit).toBeEnabled()

  await signup.terms.uncheck()
  await expect(signup.submit).toBeDisabled()
  await signup.terms.check()
  await expect(signup.submit).toBeEnabled()

  await signup.email.fill('ada@example')
  await signup.password.focus()
  await expect(page.getByText('Invalid email format')).toBeVisible()
  await expect(signup.submit).toBeDisabled()
  await signup.email.fill('ada@guerrillamail.com')
  await signup.password.focus()
  await expect(page.getByText('Please provide a valid email')).toBeVisible()
  await expect(signup.submit).toBeDisabled()

  // Only the server knows this one as disposable.
  await signup.email.fill('ada@yopmail.com')
  // It wakes while the address is corrected, not when the field is left.
  await expect(signup.submit).toBeEnabled()
  await expect(signup.email).toBeFocused()
  await signup.submit.click()
  await expect(page.getByText('Disposable email not allowed')).toBeVisible()
  await signup.email.fill(known.email)
  await signup.password.focus()
  await signup.submit.click()
  await expect(page.getByText('User already exists')).toBeVisible()

  await signup.email.fill(account.email)
  await signup.password.focus()
  await signup.submit.click()
  await expect(page.getByText('User created successfully, Check Your Email for Verification')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await login.logIn(account)
  await expect(page).toHaveURL('/complete-profile')
})
