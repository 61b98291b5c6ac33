import { expect, type Page } from '@playwright/test'

/** The plans, the demo checkout, and the return from it. */
export function subscribePage(page: Page) {
  const checkout = page.getByRole('heading', { name: 'Demo checkout' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return {
    checkout,
    press,
    plan: page.getByRole('region', { name: 'Plan', exact: true }),
    yourPlan: page.getByRole('region', { name: 'Your plan' }),
    open: async () => {
      await page.goto('/subscribe')
      await expect(page.getByRole('heading', { name: 'Plans and credits' })).toBeVisible()
    },
    /** From the plans to the checkout of one of them, or of a pack. */
    choose: async (name: string) => {
      await press(name)
      await expect(checkout).toBeVisible()
    },
    confirmCode: async (code: string) => {
      await page.getByRole('textbox', { name: 'Code from your bank' }).fill(code)
      await press('Confirm')
    },
    expectYours: (what: string) => expect(page.getByRole('heading', { name: `${what}` })).toBeVisible(),
  }
}
