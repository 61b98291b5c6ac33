import { expect, type Page } from '@playwright/test'

/** Rendering takes a while on a busy machine. */
const FILMING = 180_000

/** The export dialog, and its status while it is closed. */
export function exportDialog(page: Page) {
  const dialog = page.getByRole('dialog')
  const button = (name: string | RegExp) => dialog.getByRole('button', { name })
  const saved = (press: () => Promise<void>) =>
    Promise.all([page.waitForEvent('download', { timeout: FILMING }), press()]).then(([download]) => download)

  return {
    dialog,
    button,
    receiptsInFile: dialog.getByRole('switch', { name: 'Generation details in the file' }),
    problems: dialog.getByRole('list', { name: 'Before you export' }).getByRole('listitem'),
    progress: dialog.getByRole('progressbar'),
    /** Shown over the editor during an export. */
    pill: page.getByRole('button', { name: /^Exporting, \d+%$/ }),
    open: () => page.getByRole('button', { name: 'Export', exact: true }).click(),
    close: () => page.keyboard.press('Escape'),
    /** Resolves once a scene is being rendered. */
    waitUntilDrawing: () =>
      expect(dialog.getByRole('status')).toHaveText(/^Scene \d+ of \d+, \d+%$/, { timeout: FILMING }),
    nextFile: () => page.waitForEvent('download', { timeout: FILMING }),
    saveBy: (name: string | RegExp) => saved(() => button(name).click()),
  }
}
