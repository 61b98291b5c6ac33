import type { Page } from '@playwright/test'

/** The consent dialog, and the account's section where the answer is changed. */
export function consentDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' })
  const section = page.getByRole('region', { name: 'Privacy' })
  return {
    dialog,
    section,
    press: (name: string) => dialog.getByRole('button', { name }).click(),
    changeInAccount: (name: string) => section.getByRole('switch', { name }).click(),
    openChat: async () => {
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menuitem', { name: 'Support chat' }).click()
    },
  }
}
