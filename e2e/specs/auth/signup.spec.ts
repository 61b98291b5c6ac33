import { newAccount, register } from '../../fixtures/accounts.ts'
import { apiIn } from '../../fixtures/api.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/test.ts'
import { completeProfilePage } from '../../pages/complete-profile-page.ts'

test('signup says what is wrong with the address, leads to login, and the onboarding form is asked once @journey', async ({
  page,
  login,
  signup,
  home,
  consoleErrors,
}) => {
  consoleErrors.expectStatus(400)
  const known = newAccount()
  const account = newAccount()
  await signup.open()
  await register(apiIn(page), known)
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
  await completeProfilePage(page).finish()

  // Who is new is led to the first steps; answers outlive a reload, and nobody is asked twice.
  await page.getByRole('link', { name: 'First steps' }).click()
  await expectNoViolations(page, 'onboarding')
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(page.getByText('Answer at least one question, or skip them.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Where will people watch it?' }).click()
  await page.getByRole('option', { name: 'YouTube' }).click()
  const note = page.getByRole('textbox', { name: 'Anything else you want us to know?' })
  await note.fill('Films about boats')
  await page.reload()
  await expect(note).toHaveValue('Films about boats')
  await expectNoViolations(page, 'onboarding form')
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(page.getByText('Thank you, your answers are saved')).toBeVisible()
  await expect(home.title).toBeVisible()
  await expect(page.getByRole('link', { name: 'First steps' })).toHaveCount(0)
})
