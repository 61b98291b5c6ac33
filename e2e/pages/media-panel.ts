import { expect, type Page } from '@playwright/test'
import type { UploadedFile } from '../fixtures/recording-file.ts'

/** The Media panel and the tray of the uploads. */
export function mediaPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Media', exact: true })
  const tray = page.getByRole('region', { name: 'Uploads' })
  return {
    panel,
    tray,
    row: (name: string) => tray.getByRole('listitem').filter({ hasText: name }),
    open: async () => {
      await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Media' }).click()
      await expect(panel.getByRole('button', { name: /^Use in scene/ }).first()).toBeVisible()
    },
    upload: (...files: UploadedFile[]) =>
      files.reduce(
        (last, file) => last.then(() => panel.getByLabel('Media file').setInputFiles(file)),
        Promise.resolve(),
      ),
    /** Clicks the tile, which runs the media's default action. */
    tile: (name: string) => panel.getByRole('button', { name: new RegExp(`: ${name}$`) }),
    search: (words: string) => panel.getByRole('searchbox', { name: 'Search media' }).fill(words),
    /** Collects the tray's texts about a file from now on. */
    watch: async (name: string) => {
      await page.evaluate((wanted) => {
        const said: string[] = []
        Object.assign(globalThis, { saidOfUpload: said })
        new MutationObserver(() => {
          for (const row of document.querySelectorAll('[aria-label="Uploads"] li')) {
            const text = row.textContent
            if (text.includes(wanted) && said.at(-1) !== text) said.push(text)
          }
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }, name)
      return async () =>
        (await page.evaluate(() => (globalThis as unknown as { saidOfUpload: string[] }).saidOfUpload)).map((text) =>
          text.replace(name, ''),
        )
    },
  }
}
