import { expect, type Page } from '@playwright/test'

type Ratio = '16:9' | '9:16' | '1:1'

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">
  <script>alert(1)</script>
  <rect width="300" height="100" rx="20" fill="#ffffff"/><circle cx="60" cy="50" r="30" fill="#d33a2c"/>
  <rect x="110" y="30" width="160" height="14" fill="#111111"/><rect x="110" y="58" width="110" height="14" fill="#111111"/>
</svg>`

export function brandPage(page: Page) {
  const preview = (ratio: Ratio) => page.getByRole('img', { name: `Your brand in ${ratio}` })
  const tab = (name: 'Logo' | 'Theme' | 'Company info') =>
    page.getByRole('navigation', { name: 'Brand Settings' }).getByRole('link', { name }).click()
  return {
    preview,
    tab,
    open: async () => {
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menuitem', { name: 'Brand Settings' }).click()
      await expect(page.getByRole('heading', { name: 'Brand Settings', level: 1 })).toBeVisible()
    },
    uploadLogo: async () => {
      const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) }
      await page.getByLabel('Logo file').setInputFiles(file)
      await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
    },
    place: (name: string) => page.getByRole('radio', { name }).locator('xpath=..').click(),
    template: (name: string) =>
      page.getByRole('radiogroup', { name: 'Caption style' }).getByText(name, { exact: true }).click(),
    about: page.getByRole('textbox', { name: 'About your company' }),
    customer: page.getByRole('textbox', { name: 'Ideal customer' }),
    source: page.getByRole('textbox', { name: 'Text about your company' }),
    draft: page.getByRole('button', { name: 'Draft company info' }),
    /** Resolves when everything on it is loaded, with its content. */
    shown: async (ratio: Ratio) => {
      await expect(preview(ratio)).toHaveAttribute('data-frame-ready', 'true', { timeout: 30_000 })
      return preview(ratio).evaluate((element) => {
        const canvas = element as HTMLCanvasElement
        return { frame: Number(canvas.dataset['frame']), image: canvas.toDataURL() }
      })
    },
  }
}
