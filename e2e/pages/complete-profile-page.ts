import type { Page } from '@playwright/test'

export function completeProfilePage(page: Page) {
  const submit = page.getByRole('button', { name: 'Start creating' })
  return {
    submit,
    /** Keeps the values of signup and continues. */
    finish: () => submit.click(),
  }
}
