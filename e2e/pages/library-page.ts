import { expect, type Page } from '@playwright/test'

/** The list of stories on Home, in a project and on /duplicate. */
export function libraryPage(page: Page) {
  const card = (title: string) => page.getByRole('link', { name: `Open ${title}`, exact: true })
  return {
    card,
    /** The text of a story's card. */
    image: (title: string) =>
      page
        .getByRole('article')
        .filter({ has: card(title) })
        .locator('img')
        .last(),
    search: page.getByRole('searchbox', { name: 'Search stories' }),
    archived: page.getByRole('switch', { name: 'Archived' }),
    /** Opens a card's menu and chooses from it. */
    choose: async (title: string, action: string) => {
      await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
    /** Opens a page by its URL and waits for its heading. */
    open: async (path: string, heading: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
    },
  }
}
