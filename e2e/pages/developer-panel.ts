import type { Page } from '@playwright/test'

/** The tab host's own panel: who to be, what was mailed, what goes wrong. */
export function developerPanel(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Developer panel' })
  return {
    open: () => panel.getByRole('button', { name: 'Developer panel' }).click(),
    /** The newest mail with this subject. */
    readMail: async (subject: string): Promise<string> => {
      const mail = panel.getByRole('listitem').filter({ hasText: subject }).first()
      await mail.locator('summary').click()
      return mail.locator('pre').innerText()
    },
    become: (name: string) => panel.getByRole('button', { name }).click(),
  }
}
