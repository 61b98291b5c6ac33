import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { newAccount, register } from '../../fixtures/accounts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { completeProfilePage } from '../../pages/complete-profile-page.ts'

/** Checks the screen as it stands in both schemes; `system` is the theme's default, so the device decides. */
async function expectNoViolations(page: Page, screen: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // The tab host's own panel stands outside of the product.
    const { violations } = await new AxeBuilder({ page }).exclude('.tab-host-panel').analyze()
    const told = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`))
    expect.soft(told, `${screen}, ${colorScheme}`).toEqual([])
  }
}

test('no screen has an accessibility violation in either scheme', async ({ page, login, signup, home, editor }) => {
  test.setTimeout(240_000)
  const account = newAccount()
  await signup.open()
  await expectNoViolations(page, 'signup')
  await login.open()
  await expectNoViolations(page, 'login')
  await register(page, account)
  await login.logIn(account)
  await completeProfilePage(page).submit.waitFor()
  await expectNoViolations(page, 'complete profile')
  await completeProfilePage(page).finish()
  await expect(home.title).toBeVisible()
  await expectNoViolations(page, 'home')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expectNoViolations(page, '404')
  await page.goto('/design-components')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoViolations(page, 'design components')

  await page.goto('/app')
  // Stopped, so that it stands still while it is looked at; work in progress is among the design components.
  const storyId = await home.generate('Paper boats on a river', '60 s')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Nothing is being made now')).toBeVisible()
  await expectNoViolations(page, 'generating')
  await page.getByRole('button', { name: 'Go on' }).click()
  await editor.waitUntilOpen(storyId)
  await expectNoViolations(page, 'editor')
})
