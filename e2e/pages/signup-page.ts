import type { Page } from '@playwright/test'
import type { Account } from '../fixtures/accounts.ts'

export type SignupPage = ReturnType<typeof signupPage>

export function signupPage(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const submit = page.getByRole('button', { name: 'Signup with email' })
  return {
    email: field('Email'),
    password: field('Password'),
    terms: page.getByRole('checkbox', { name: 'I agree to the Terms of Use and Privacy Policy' }),
    submit,
    open: async () => {
      await page.goto('/signup')
      await submit.waitFor({ timeout: 60_000 })
    },
    /** Fills all fields of the form. */
    fill: async (account: Account) => {
      await field('First name').fill('Ada')
      await field('Last name').fill('Byron')
      await field('Email').fill(account.email)
      await field('Password').fill(account.password)
      await field('Company').fill('Analytical Films')
      await page.getByRole('combobox', { name: 'How did you find us?' }).click()
      await page.getByRole('option', { name: 'Word of Mouth / Referral' }).click()
    },
  }
}
