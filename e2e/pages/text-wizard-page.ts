import { expect, type Page } from '@playwright/test'

/** The wizard for words, from the story to Generate. */
export function textWizardPage(page: Page) {
  const heading = page.getByRole('heading', { level: 1 })
  const next = page.locator('footer').getByRole('button').last()
  const titles = {
    story: 'Tell the story',
    look: 'Choose a look',
    voice: 'Choose voice and music',
    cast: 'Meet the cast',
    review: 'Ready to make',
  } as const
  return {
    /** The text's field, by the name of its tab. */
    text: (kind: 'Prompt' | 'Script' | 'Screenplay' | 'Narration') =>
      page.getByRole('textbox', { name: kind, exact: true }),
    next,
    /** By key: the tab host's own panel may lie over the button of a narrow screen. */
    goOn: () => next.press('Enter'),
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
    expectStep: async (step: keyof typeof titles) => {
      await expect(heading).toHaveText(titles[step])
      await expect(page).toHaveURL(new RegExp(`step=${step}|/new-story\\?|/new-story/[^?]+$`))
    },
    expectSaved: () => expect(page.locator('footer').getByRole('status')).toHaveText('Saved'),
    /** Nothing is wider than the window. */
    expectFits: async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      ),
  }
}
