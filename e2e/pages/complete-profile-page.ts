import type { Page } from '@playwright/test'

export function completeProfilePage(page: Page) {
  const submit = page.getByRole('button', { name: 'Start creating' })
  return {
    submit,
    /** Keeps what signup brought along and goes on. */
    finish: () => submit.click(),
  }
}
