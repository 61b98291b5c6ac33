import { expect, type Page } from '@playwright/test'

/** Where the images of a story are chosen, scene by scene. */
export function visualsPage(page: Page) {
  const foot = page.locator('footer')
  return {
    link: page.getByRole('link', { name: 'Choose visuals' }),
    openFromEditor: async () => {
      await page.getByRole('button', { name: 'More for this story' }).click()
      await page.getByRole('menuitem', { name: 'Choose visuals' }).click()
    },
    stock: page.getByRole('group', { name: 'Stock' }).getByRole('button'),
    shownNow: page.getByText('Current'),
    next: foot.getByRole('button').last(),
    back: foot.getByRole('link'),
    expectScene: (scene: number, of: number) => expect(page.getByText(`Scene ${scene} of ${of}`)).toBeVisible(),
  }
}
