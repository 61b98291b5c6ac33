import { expect, test } from '../../fixtures/test.ts'

// The dev server compiles what is asked for the first time: that must not count against the first test's patience.
test('the dev server has compiled the pages', async ({ page }) => {
  test.setTimeout(240_000)
  const patience = { timeout: 120_000 }
  await page.goto('/login', patience)
  await expect(page.getByRole('button', { name: 'Login with Email' })).toBeVisible(patience)
  await page.goto('/signup', patience)
  await expect(page.getByRole('button', { name: 'Signup with email' })).toBeVisible(patience)
  await page.goto('/design-components', patience)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(patience)
})
