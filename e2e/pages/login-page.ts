import type { Page } from '@playwright/test'
import type { Account } from '../fixtures/accounts.ts'

export type LoginPage = ReturnType<typeof loginPage>

/** `loadMs`: how long the page may take to load, ms. */
export function loginPage(page: Page, loadMs = 60_000) {
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('button', { name: 'Login with Email' })
  const fill = async (account: Account) => {
    // The previous page has a field of this name too, and the URL changes before the page does.
    await submit.waitFor()
    await email.fill(account.email)
    await password.fill(account.password)
  }
  return {
    email,
    password,
    submit,
    forgot: page.getByRole('button', { name: 'Forgot password?' }),
    /** Errors of the form as a whole. */
    refusal: page.locator('form').getByRole('alert'),
    notice: page.locator('form').getByRole('status'),
    open: async () => {
      await page.goto('/login')
      await submit.waitFor({ timeout: loadMs })
    },
    fill,
    logIn: async (account: Account) => {
      await fill(account)
      await submit.click()
    },
  }
}
