import { expect, type Page } from '@playwright/test'
import { apiIn } from '../fixtures/api.ts'

/** Undo, versions and the command palette of the editor. */
export function historyPage(page: Page) {
  /** By its key, since a message may offer Undo, too. */
  const button = (keys: string) =>
    page.locator(['Control', 'Meta'].map((mod) => `button[aria-keyshortcuts="${mod}+${keys}"]`).join())
  const undo = button('Z')
  const redo = button('Shift+Z')
  const dialog = page.getByRole('dialog')
  return {
    undoButton: undo,
    /** Waits for the label of Undo. */
    expectUndo: (label: string | null) => expect(undo).toHaveAccessibleName(label === null ? 'Undo' : `Undo: ${label}`),
    expectRedo: (label: string | null) => expect(redo).toHaveAccessibleName(label === null ? 'Redo' : `Redo: ${label}`),
    /** The backend's story, without times and counters of changes. */
    readStory: async (storyId: string): Promise<unknown> => {
      const story = await apiIn(page)('getStory', { params: { story_id: storyId } })
      return JSON.parse(JSON.stringify(story), (name, value: unknown) =>
        ['revision', 'updated_at'].includes(name) ? undefined : value,
      ) as unknown
    },
    /** Finds an action in the palette by its label and runs it, with the keyboard alone. */
    runFromPalette: async (words: string) => {
      await page.keyboard.press('ControlOrMeta+Shift+P')
      const field = page.getByRole('combobox', { name: 'Search actions' })
      await expect(field).toBeFocused()
      await field.fill(words)
      await page.keyboard.press('Enter')
      await expect(field).toBeHidden()
    },
    saveVersion: async (name: string) => {
      const field = page.getByRole('textbox', { name: 'Version name' })
      await field.fill(name)
      await field.press('Enter')
      await expect(page.getByRole('button', { name: `Preview ${name}` })).toBeVisible()
    },
    /** Previews a version until it is loaded, then restores it. */
    restoreVersion: async (name: string) => {
      await page.getByRole('button', { name: `Preview ${name}` }).click()
      await expect(dialog.locator('canvas')).toBeVisible()
      await dialog.getByRole('button', { name: 'Restore this version' }).click()
      await page
        .getByRole('dialog', { name: /^Restore/ })
        .getByRole('button', { name: 'Restore', exact: true })
        .click()
      await expect(dialog).toHaveCount(0)
    },
    shortcuts: page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
    kept: page.getByRole('status').filter({ hasText: 'unsent edit' }),
  }
}
