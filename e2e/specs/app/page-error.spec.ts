import { expect, test } from '../../fixtures/test.ts'

test.skip(
  ({ host }) => host !== 'node',
  'The tab host’s worker fetches for its pages, where the test cannot cut the line.',
)

test('a page whose code cannot be fetched shows an error inside the app, and opens once the network is back', async ({
  page,
  signedIn: _,
  consoleErrors,
}) => {
  consoleErrors.expectLostConnection()
  consoleErrors.expectText('Failed to fetch dynamically imported module')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: /^Audio/ }).click()
  await expect(page.getByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Couldn’t load this page' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
