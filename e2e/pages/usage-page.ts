import { expect, type Page } from '@playwright/test'

/** The balance and usage of an account's credits. */
export function usagePage(page: Page) {
  const grid = page.getByRole('grid', { name: 'Usage' })
  const story = page.getByRole('combobox', { name: 'Story', exact: true })
  return {
    grid,
    rows: grid.getByRole('row').filter({ hasNot: page.getByRole('columnheader') }),
    credits: page.getByRole('region', { name: 'Credits', exact: true }),
    chart: page.getByRole('region', { name: 'Credits per day' }),
    open: async () => {
      await page.goto('/account/subscription')
      await expect(grid).toBeVisible()
    },
    pick: async (name: string, option: string) => {
      await page.getByRole('button', { name: new RegExp(`^${name}: `) }).click()
      await page.getByRole('menuitemradio', { name: option, exact: true }).click()
    },
    /** The field with every story of the account: searched by words, chosen by keyboard. */
    pickStory: async (words: string) => {
      await story.fill(words)
      await expect(page.getByRole('option')).toHaveCount(1)
      await story.press('ArrowDown')
      await story.press('Enter')
    },
    story,
    exportCsv: async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export CSV' }).click()
      return (await download).path()
    },
  }
}
