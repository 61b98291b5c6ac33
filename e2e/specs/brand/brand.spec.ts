import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { openFilm } from '../../fixtures/film-frames.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { brandPage } from '../../pages/brand-page.ts'

everydayHost('node')
test.use({ filmSeconds: 8, hasOwnAccount: true })

test('a brand is set and stands in the exported film', async ({
  page,
  context,
  openStory,
  editor,
  consoleErrors,
}, testInfo) => {
  test.setTimeout(300_000)
  // The text that is too short to draft from.
  consoleErrors.expectStatus(400)
  const brand = brandPage(page)
  await page.goto('/app')
  await brand.open()
  const plain = await brand.shown('16:9')
  await brand.uploadLogo()
  await brand.place('Bottom left')
  await page.getByRole('slider', { name: 'Size' }).press('End')
  await page.getByRole('switch', { name: 'Blur behind the logo' }).click()
  for (const ratio of ['16:9', '9:16', '1:1'] as const) await brand.shown(ratio)
  await expectNoViolations(page, 'brand, logo')

  await brand.tab('Theme')
  await brand.template('Boxed')
  const words = page.getByLabel('Words', { exact: true })
  await words.fill('#222222')
  await expect(page.getByText('Hard to read: the contrast is too low.')).toBeVisible()
  await page.getByRole('button', { name: 'Increase contrast' }).click()
  await expect(page.getByText('Easy to read')).toBeVisible()
  await expectNoViolations(page, 'brand, theme')

  await brand.tab('Company info')
  await brand.source.fill('Bread')
  await page.reload()
  await expect(brand.source).toHaveValue('Bread')
  await brand.draft.click()
  await expect(page.getByText('Paste a few sentences about the company.')).toBeVisible()
  await expect(brand.source).toHaveValue('Bread')
  await brand.source.fill('Ovenworks sells ovens that bake evenly. We help owners of small bakeries sleep longer.')
  await brand.draft.click()
  await expect(brand.customer).toHaveValue('Owners of small bakeries')
  await expect(page.getByText('Drafted', { exact: true })).toBeVisible()
  // Left before it is saved: the words are still there, and are saved then.
  await brand.customer.fill('Bakers in villages')
  await page.reload()
  await expect(brand.customer).toHaveValue('Bakers in villages')
  await expect(page.getByText('Drafted', { exact: true })).toBeHidden()
  await expectNoViolations(page, 'brand, company info')
  const shown = await brand.shown('16:9')

  await page.goto(`/story/${openStory.storyId}`)
  await editor.waitUntilOpen(openStory.storyId)
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Style', exact: true }).click()
  await page.getByRole('switch', { name: 'Use brand settings' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Logo position' })).toBeVisible()
  await editor.expectSaved()
  const download = await editor.export()
  const file = testInfo.outputPath(download.suggestedFilename())
  await download.saveAs(file)
  const film = await openFilm(context, file)
  expect(await film.compare(shown)).toBeGreaterThan(0.95)
  expect(await film.compare(plain)).toBeLessThan(0.95)
  await film.close()
})

test('a company text typed right before its tab is closed is saved, and merged with what another tab wrote', async ({
  page,
  host,
  context,
  signedIn: _,
  consoleErrors,
}) => {
  test.skip(host !== 'node', 'The tab host ends with its tab.')
  // The second of two writers is refused, and sends both.
  consoleErrors.expectStatus(409)
  const about = (where: Page) => where.getByRole('textbox', { name: 'About your company', exact: true })
  await page.goto('/brand/company-info')
  await about(page).fill('We sell ovens that bake evenly.')
  await page.close({ runBeforeUnload: true })
  const [one, other] = [await context.newPage(), await context.newPage()]
  // Nothing is heard there of what happens here.
  await other.routeWebSocket(/\/app\//, () => undefined)
  for (const tab of [one, other]) {
    await tab.goto('/brand/company-info')
    await expect(about(tab)).toHaveValue('We sell ovens that bake evenly.')
  }
  await about(one).fill('We sell big ovens that bake evenly.')
  await about(one).blur()
  await expect(one.getByText('Saving', { exact: true })).toBeHidden()
  await about(other).fill('We sell ovens that bake bread evenly.')
  await about(other).blur()
  await expect(about(other)).toHaveValue('We sell big ovens that bake bread evenly.')
  await one.reload()
  await expect(about(one)).toHaveValue('We sell big ovens that bake bread evenly.')
})
