import { expect, type Page } from '@playwright/test'
import type { BadFile } from '../fixtures/bad-files.ts'
import type { UploadedFile } from '../fixtures/recording-file.ts'

/** How long a task may take: the screen promises minutes for the longest ones, and a test machine is busy. */
export const WORKS = { timeout: 120_000 }

/** The workspace of a tool. */
export function toolPage(page: Page, path: '/upscale' | '/image' | '/reframe' | '/modify-video') {
  const result = page.getByRole('region', { name: 'Result', exact: true })
  const dialog = page.getByRole('dialog')
  /** The error at a file's field. */
  const problem = page.getByRole('region', { name: 'Source' }).getByRole('alert')
  const history = page.getByRole('region', { name: 'History' })
  const settings = page.getByRole('region', { name: 'Settings' })
  return {
    result,
    history,
    open: async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    give: (file: UploadedFile) => page.locator('input[type=file][aria-label^="Image"]').setInputFiles(file),
    giveVideo: (file: UploadedFile) => page.locator('input[type=file][aria-label$="Video"]').setInputFiles(file),
    problem,
    reference: settings.locator('input[type=file][aria-label="Reference image"]'),
    references: settings
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Without Reference/ }) }),
    /** The error at a reference's field. */
    problemOfReference: settings.getByRole('alert'),
    /** Expects an error at the field for each file. @param kind the field */
    refuses: async (files: readonly BadFile[], kind: 'Image' | 'Video' = 'Image') => {
      const field = page.locator(`input[type=file][aria-label${kind === 'Image' ? '^' : '$'}="${kind}"]`)
      for (const [bad, why] of files) {
        await field.setInputFiles(bad)
        await expect(problem).toHaveText(why)
      }
    },
    size: (text: string) => page.getByText(text, { exact: true }),
    tryOnCrop: page.getByRole('button', { name: 'Try on a crop for free' }),
    crops: page.getByRole('group', { name: 'Crop' }).getByRole('figure').getByRole('img'),
    factor: (name: '2×' | '4×') => page.getByRole('radio', { name }),
    setting: (name: string) => page.getByRole('slider', { name }),
    start: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }),
    /** Adds the result to a scene of the user's newest story, by keys. */
    useInScene: async (scene: number) => {
      await page.keyboard.press('u')
      await dialog.getByRole('listitem').first().getByRole('button').press('Enter')
      await dialog.getByRole('button', { name: new RegExp(`^Scene ${scene}\\b`) }).press('Enter')
      await expect(page.getByText('Added to the scene')).toBeVisible()
    },
    /** The credits in the header. */
    credits: page.getByRole('banner').getByRole('link', { name: /credits?$/ }),
    progress: result.getByRole('progressbar'),
    cancel: result.getByRole('button', { name: 'Cancel' }),
    /** The error of the task. */
    problemOfResult: result.getByRole('alert'),
    back: result.getByRole('button', { name: 'Back' }),
    receipt: page.getByRole('region', { name: 'Generation details' }),
    useTheseSettings: page.getByRole('button', { name: 'Use these settings' }),
    line: page.getByRole('slider', { name: 'Original shown' }),
    /** The visible share of the original, from the style. */
    shareOfOriginal: () =>
      page.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('input[aria-label="Original shown"]')
        return field?.parentElement?.style.getPropertyValue('--at') ?? ''
      }),
    cards: history.getByRole('listitem'),
    dialog,
    prompt: page.getByRole('textbox', { name: 'Prompt' }),
    choice: (group: string, name: string) =>
      page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }),
    board: page.getByRole('region', { name: 'Board' }).getByRole('img'),
    surface: page.getByRole('button', { name: /^Image to mark/ }),
    focalPoint: page.getByRole('button', { name: /^Focal point/ }),
    pick: async (label: string, name: string | RegExp) => {
      await page.getByRole('button', { name: new RegExp(`^${label}: `) }).press('Enter')
      await page.getByRole('menuitemradio', { name, exact: typeof name === 'string' }).press('Enter')
    },
  }
}
