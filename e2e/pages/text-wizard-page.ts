import { expect, type Page } from '@playwright/test'

const TITLES = {
  story: 'Tell the story',
  look: 'Choose a style',
  voice: 'Choose voice and music',
  cast: 'Meet the cast',
  storyboard: 'Check the storyboard',
  review: 'Ready to generate',
} as const
type Step = keyof typeof TITLES

/** The wizard for words, from the story to Generate. */
export function textWizardPage(page: Page) {
  const heading = page.getByRole('heading', { level: 1 })
  const next = page.locator('footer').getByRole('button').last()
  const expectStep = async (step: Step) => {
    await expect(heading).toHaveText(TITLES[step])
    await expect(page).toHaveURL(new RegExp(`step=${step}|/new-story\\?|/new-story/[^?]+$`))
  }
  return {
    /** The field of the text, by the name of its tab. */
    text: (kind: 'Prompt' | 'Script' | 'Screenplay' | 'Narration') =>
      page.getByRole('textbox', { name: kind, exact: true }),
    next,
    /** By key, since the tab host's panel may cover the button on a narrow screen. `to`: the next step. */
    goOn: async (to?: Step) => {
      await next.press('Enter')
      if (to) await expectStep(to)
    },
    expectStep,
    /** The story's id, as soon as it is in the URL. */
    storyId: () => new URL(page.url()).pathname.split('/').at(-1) ?? '',
    reload: async (step: Step) => {
      await page.reload()
      await expectStep(step)
    },
    /** One step back through the browser's history, and forward again. */
    goBackFrom: async (step: Step, to: Step) => {
      await page.goBack()
      await expectStep(to)
      await page.goForward()
      await expectStep(step)
    },
    scenes: page.getByRole('list', { name: 'Scenes' }).getByRole('listitem'),
    cast: page.getByRole('list', { name: 'Cast' }).getByRole('listitem'),
    rail: page.getByRole('navigation', { name: 'Steps' }),
    choose: (group: string, name: string | RegExp) =>
      page
        .getByRole('radiogroup', { name: group, exact: true })
        .locator('label')
        .filter({ hasText: name })
        .first()
        .click(),
    chosen: (group: string) =>
      page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { checked: true }),
    expectSaved: () => expect(page.locator('footer').getByRole('status')).toHaveText('Saved'),
    /** Expects that nothing is wider than the window. */
    expectFits: async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      ),
  }
}
