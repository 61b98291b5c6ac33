import { expect, type Download, type Page } from '@playwright/test'

export function accountPage(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const bell = page.getByRole('button', { name: /^Notifications/ })
  return {
    bell,
    dialog,
    open: async () => {
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menuitem', { name: 'Account' }).click()
      await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    },
    /** Requests the data export and downloads it. */
    takeAlong: async (): Promise<Download> => {
      await page.getByRole('button', { name: 'Request export' }).click()
      // A link where possible: the tab host's file is fetched first.
      const link = page.getByRole('link', { name: 'Download' }).or(page.getByRole('button', { name: 'Download' }))
      await expect(link).toBeVisible()
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      return download
    },
    typeAddress: async (email: string, password: string) => {
      await page.getByRole('button', { name: 'Change email' }).click()
      await page.getByLabel('New email').fill(email)
      await page.getByLabel('Current password').fill(password)
    },
    sendAddress: async (password: string) => {
      await page.getByLabel('Current password').fill(password)
      await page.getByRole('button', { name: 'Send link' }).click()
    },
    signOutOthers: () => page.getByRole('button', { name: 'Sign out all others' }).click(),
    askToDelete: () => page.getByRole('button', { name: 'Delete account' }).click(),
    confirmDeletion: async (email: string, password: string) => {
      await dialog.getByLabel('Type your email to confirm').fill(email)
      await dialog.getByLabel('Current password').fill(password)
      await dialog.getByRole('button', { name: 'Delete account' }).click()
    },
  }
}
