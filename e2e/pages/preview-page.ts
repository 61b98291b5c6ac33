import { expect, type Page } from '@playwright/test'

export function previewPage(page: Page) {
  const canvas = page.locator('canvas[data-film-frame]')
  const frame = async () => Number(await canvas.getAttribute('data-film-frame'))
  return {
    title: page.getByRole('heading', { level: 1 }),
    closed: page.getByRole('heading', { name: 'This preview isn’t available' }),
    play: page.getByRole('button', { name: 'Play video' }),
    pause: page.getByRole('button', { name: 'Pause video' }),
    captions: page.getByRole('button', { name: 'Captions' }),
    /** The words on the image. */
    caption: page.locator('[data-part="caption"]'),
    poster: page.getByRole('img', { name: /^Video: / }).locator('img'),
    canvas,
    frame,
    expectMoving: async () => expect.poll(frame).toBeGreaterThan(3),
  }
}

/** The dialog that creates, limits and revokes a story's public link; in the editor and in the menu of a story's card. */
export function shareDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Share a preview' })
  const link = dialog.getByLabel('Preview link')
  return {
    dialog,
    link,
    /** Returns the URL. */
    make: async () => {
      await dialog.getByRole('button', { name: 'Create link' }).click()
      await expect(link).toBeVisible()
      return link.inputValue()
    },
    endIn: async (end: string) => {
      await dialog.getByRole('button', { name: /^Expires/ }).click()
      await page.getByRole('menuitemradio', { name: end }).click()
    },
    close: () => dialog.getByRole('button', { name: 'Revoke link' }).click(),
    done: () => dialog.getByRole('button', { name: 'Done' }).click(),
  }
}
