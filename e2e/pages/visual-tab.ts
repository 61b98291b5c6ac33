import { expect, type Page } from '@playwright/test'
import { editorPage } from './editor-page.ts'

/** Generation takes long on a busy machine. */
const MAKING = 60_000

/** The inspector's tab of a scene's images and videos. */
export function visualTab(page: Page) {
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  const parts = inspector.getByRole('button', { name: /^A-roll \d+,/ })
  const dialog = page.getByRole('dialog')
  const length = inspector.getByRole('textbox', { name: 'A-roll length in seconds' })

  const pickFrom = async (name: string, option: string) => {
    await inspector.getByRole('button', { name: new RegExp(`^${name}: `) }).click()
    await page.getByRole('menuitemradio', { name: option, exact: true }).click()
  }
  const openTool = async (name: string) => {
    await inspector.getByRole('button', { name: 'AI tools' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }

  return {
    parts,
    dialog,
    length,
    boundary: inspector.getByRole('slider', { name: /^End of A-roll 1/ }),
    task: inspector.getByRole('status').filter({ hasText: '%' }),
    trimStart: inspector.getByRole('textbox', { name: 'Start of the video in seconds' }),
    trimEnd: inspector.getByRole('textbox', { name: 'End of the video in seconds' }),
    fullVideo: inspector.getByRole('switch', { name: 'Play full video' }),
    crop: inspector.getByRole('button', { name: /^(None|\d+ × \d+%)$/ }),
    transition: inspector.getByRole('button', { name: /^Transition: / }),
    /** Resolves once the inspector shows it: earlier presses apply to the previous scene. */
    selectScene: async (number: number) => {
      await editorPage(page).selectScene(number)
      await expect(inspector.getByRole('heading', { name: `Scene ${number}`, exact: true })).toBeVisible()
    },
    choose: (number: number) => parts.nth(number - 1).click(),
    press: (name: string) => inspector.getByRole('button', { name, exact: true }).click(),
    pickFrom,
    openTool,
    setLength: async (ms: number) => {
      await length.fill(String(ms / 1000))
      await length.press('Enter')
    },
    /** Every A-roll's length, ms. */
    lengths: async () => {
      const names = await parts.evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label') ?? ''),
      )
      return names.map((name) => Math.round(Number(/, ([\d.]+) s$/.exec(name)?.[1]) * 1000))
    },
    showStockVideo: async (query: string) => {
      await inspector.getByRole('button', { name: 'Stock' }).click()
      await dialog.getByRole('textbox', { name: 'Search stock' }).fill(query)
      await dialog.getByText('Videos', { exact: true }).click()
      await dialog.getByRole('button', { name: 'Search' }).click()
      await dialog.locator('button:has(img)').first().click({ timeout: MAKING })
      await expect(inspector.getByRole('textbox', { name: 'End of the video in seconds' })).toHaveValue('5', {
        timeout: MAKING,
      })
    },
    /** Draws one stroke over the middle of the image and enters the prompt for it. */
    repaint: async (prompt: string) => {
      await openTool('Inpaint')
      const surface = dialog.getByRole('button', { name: /^Image to mark/ })
      await expect(surface).toBeVisible()
      const box = await surface.boundingBox()
      if (!box) throw new Error('The image is not there')
      await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 5 })
      await page.mouse.up()
      await dialog.getByRole('textbox', { name: 'Prompt' }).fill(prompt)
      await dialog.getByRole('button', { name: /^Inpaint/ }).click()
      await expect(dialog).toBeHidden({ timeout: MAKING })
    },
    expectNoTask: () => expect(inspector.getByRole('status').filter({ hasText: '%' })).toBeHidden({ timeout: MAKING }),
  }
}
