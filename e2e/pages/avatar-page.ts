import { expect, type Page } from '@playwright/test'
import type { UploadedFile } from '../fixtures/recording-file.ts'

/** The avatar wizard. */
export function avatarPage(page: Page) {
  const people = page.getByRole('radiogroup', { name: 'People' })
  const script = page.getByRole('textbox', { name: 'Script' })
  const next = page.getByRole('button', { name: 'Next', exact: true })
  return {
    script,
    next,
    heading: (name: 'Who speaks?' | 'What’s said?' | 'Generate') => page.getByRole('heading', { name }),
    portrait: page.getByRole('img', { name: 'The chosen portrait' }),
    voice: page.getByLabel('The voice', { exact: true }),
    sending: (file: string) => page.getByRole('region', { name: `Sending ${file}` }),
    /** @param field accessible name of the file field */
    give: (field: 'Portrait' | 'Recording', file: UploadedFile) =>
      page.locator(`input[type=file][aria-label="${field}"]`).setInputFiles(file),
    /** A portrait of the given width. */
    photo: async (name: string, width: number): Promise<UploadedFile> => ({
      name,
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width, height: 90 } }),
    }),
    way: (name: 'Script' | 'Recording') => page.getByText(name, { exact: true }).last(),
    speak: page.getByRole('button', { name: /^Generate audio/ }),
    make: page.getByRole('button', { name: /^Generate avatar video/ }),
    open: async () => {
      await page.goto('/avatar-video')
      await expect(page.getByRole('heading', { name: 'Who speaks?' })).toBeVisible()
    },
    choosePerson: (name: string) => people.getByText(name).click(),
  }
}
