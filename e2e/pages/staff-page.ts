import { expect, type Page } from '@playwright/test'

/** The staff pages. */
export function staffPage(page: Page) {
  return {
    /** By the header's link. */
    open: async () => {
      await page.getByRole('link', { name: 'Staff', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
    },
    goTo: async (tab: string) => {
      await page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link', { name: tab, exact: true }).click()
      await expect(page.getByRole('heading', { name: tab, level: 1 })).toBeVisible()
    },
    figure: (label: string) => page.getByRole('link', { name: new RegExp(`^${label}: [\\d,.KM]+, show rows$`) }),
    rows: (title: string) => page.getByRole('grid', { name: title }).getByRole('row'),
    /** Of the audit page. */
    film: page.locator('video'),
    jump: page.getByRole('searchbox', { name: /^Jump/ }),
    person: page.getByRole('region', { name: 'User', exact: true }),
  }
}
