import { inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'

inLongRun('src/app/guards/require-desktop-browser.test.tsx')

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  })

  test('on a phone the editor shows that it needs a desktop and links to Home', async ({ page, home, signedIn: _ }) => {
    await page.goto('/story/5f6e5b9c-3f39-4a57-9a54-5d0d3f6f7a11')
    await expect(page.getByRole('heading', { name: 'Unsupported Device' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(home.title).toBeVisible()
  })
})
