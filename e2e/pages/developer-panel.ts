import { expect, type Page } from '@playwright/test'

/** The tab host's own panel: personas, faults, clock, calls and emails. */
export function developerPanel(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Developer panel' })
  const button = panel.getByRole('button', { name: 'Developer panel' })
  /** Opens it briefly, since it covers the corner of the page. */
  const briefly = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await button.click()
    const result = await work()
    await button.click()
    return result
  }
  return {
    panel,
    open: () => button.click(),
    briefly,
    cutSocket: (isDown: boolean) =>
      briefly(() => panel.getByRole('checkbox', { name: 'No realtime connection' }).setChecked(isDown)),
    /** Connects or disconnects models of providers; the page is reloaded. */
    connectModels: async (isOn: boolean) => {
      await button.click()
      const box = panel.getByRole('checkbox', { name: /^Provider models/ })
      await expect(box).toBeChecked({ checked: !isOn })
      const loaded = page.waitForEvent('load')
      await box.click()
      await loaded
    },
    /** Outcome of uploads to the storage from now on; null: they succeed. */
    breakStorage: (fault: string | null) =>
      briefly(async () => {
        await panel.getByRole('combobox', { name: 'Upload result' }).selectOption(fault ?? '200')
      }),
    /** The newest email with this subject. */
    readMail: async (subject: string): Promise<string> => {
      const mail = panel.getByRole('listitem').filter({ hasText: subject }).first()
      await mail.locator('summary').click()
      return mail.locator('pre').innerText()
    },
    become: (name: string) => panel.getByRole('button', { name }).click(),
    /** An operation's answers from now on, by the list's label. */
    breakCall: (operation: string, answer: string) =>
      briefly(async () => {
        await panel.getByRole('combobox', { name: 'Change the response to this call' }).selectOption(operation)
        await panel.getByRole('combobox', { name: operation }).selectOption({ label: answer })
      }),
    /** The panel's list of active faults. */
    changes: panel.getByRole('status').filter({ hasText: 'Active faults' }),
    reset: () => briefly(() => panel.getByRole('button', { name: 'Reset' }).click()),
    link: () => briefly(() => panel.getByRole('textbox', { name: 'This page as shown' }).inputValue()),
    /** The answer of the last call of an operation, as text. */
    lastAnswer: (operation: string) =>
      briefly(async () => {
        const call = panel.getByRole('listitem').filter({ hasText: operation }).first()
        await call.locator('summary').click()
        return call.locator('pre').allInnerTexts()
      }),
    /** Returns to the state before the last call of an operation; the page is reloaded. */
    goBackBefore: async (operation: string) => {
      await button.click()
      const call = panel.getByRole('listitem').filter({ hasText: operation }).first()
      await call.locator('summary').click()
      await call.getByRole('button', { name: 'Restore previous state' }).click()
    },
    sendEvent: (name: string, payload: object) =>
      briefly(async () => {
        await panel.getByRole('combobox', { name: 'Event' }).selectOption(name)
        await panel.getByRole('textbox', { name: 'Payload' }).fill(JSON.stringify(payload))
        await panel.getByRole('button', { name: 'Send' }).click()
        await expect(panel.getByText('Sent', { exact: true })).toBeVisible()
      }),
  }
}
