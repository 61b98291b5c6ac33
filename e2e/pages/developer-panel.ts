import type { Page } from '@playwright/test'

/** The tab host's own panel: who to be, what was mailed, what goes wrong. */
export function developerPanel(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Developer panel' })
  const button = panel.getByRole('button', { name: 'Developer panel' })
  /** Opens it for a moment: it lies over the corner of the page. */
  const briefly = async (work: () => Promise<unknown>) => {
    await button.click()
    await work()
    await button.click()
  }
  return {
    open: () => button.click(),
    cutSocket: (isDown: boolean) =>
      briefly(() => panel.getByRole('checkbox', { name: 'No realtime connection' }).setChecked(isDown)),
    /** How uploads to the storage end from now on; null: as they should. */
    breakStorage: (fault: string | null) =>
      briefly(() =>
        panel.getByRole('combobox', { name: 'Uploads to the storage end with' }).selectOption(fault ?? '200'),
      ),
    /** The newest mail with this subject. */
    readMail: async (subject: string): Promise<string> => {
      const mail = panel.getByRole('listitem').filter({ hasText: subject }).first()
      await mail.locator('summary').click()
      return mail.locator('pre').innerText()
    },
    become: (name: string) => panel.getByRole('button', { name }).click(),
  }
}
