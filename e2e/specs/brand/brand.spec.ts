import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { openExportedFilm } from '../../fixtures/exported-film.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { brandPage } from '../../pages/brand-page.ts'

everydayHost('node')
test.use({ filmSeconds: 8, hasOwnAccount: true })

const useBrand = (page: Page) => page.getByRole('switch', { name: 'Use brand settings' }).click()

test('a brand with logo, captions and company is saved, and a story shows it @journey', async ({
  page,
  openStory,
  editor,
}) => {
  const brand = brandPage(page)
  await page.goto('/app')
  await brand.open()
  await brand.uploadLogo()
  await brand.place('Bottom left')
  await page.getByRole('slider', { name: 'Size' }).press('End')
  for (const ratio of ['16:9', '9:16', '1:1'] as const) await brand.shown(ratio)
  await expectNoViolations(page, 'brand, logo')

  await brand.tab('Theme')
  await brand.template('Boxed')
  await page.getByLabel('Words', { exact: true }).fill('#222222')
  await expect(page.getByText('Low contrast: hard to read.')).toBeVisible()
  await page.getByRole('button', { name: 'Increase contrast' }).click()
  await expect(page.getByText('Easy to read')).toBeVisible()
  await expectNoViolations(page, 'brand, theme')

  await brand.tab('Company info')
  await brand.source.fill('Ovenworks sells ovens that bake evenly. We help owners of small bakeries sleep longer.')
  await brand.draft.click()
  await expect(brand.customer).toHaveValue('Owners of small bakeries')
  // Left before a save: the words are kept, and are saved then.
  await brand.customer.fill('Bakers in villages')
  await page.reload()
  await expect(brand.customer).toHaveValue('Bakers in villages')
  await expectNoViolations(page, 'brand, company info')

  await page.goto(`/story/${openStory.storyId}`)
  await editor.waitUntilOpen(openStory.storyId)
  const hasLogo = async () => isLogoAtBottomLeft(page, (await editor.shownFrame()).image)
  expect(await hasLogo()).toBe(false)
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Style', exact: true }).click()
  await useBrand(page)
  await expect.poll(hasLogo).toBe(true)
  await editor.expectSaved()
})

test.describe('in the long run', () => {
  inLongRun('server/modules/rendering/routes/brand-of-film.test.ts, src/shared/hooks/use-autosave.test.tsx')

  test('the exported video shows a brand as its preview does', async ({
    page,
    context,
    openStory,
    editor,
  }, testInfo) => {
    test.setTimeout(300_000)
    const brand = brandPage(page)
    await page.goto('/app')
    await brand.open()
    const plain = await brand.shown('16:9')
    await brand.uploadLogo()
    await brand.place('Bottom left')
    await page.getByRole('slider', { name: 'Size' }).press('End')
    await page.getByRole('switch', { name: 'Blur behind the logo' }).click()
    await brand.tab('Theme')
    await brand.template('Boxed')
    const shown = await brand.shown('16:9')
    await page.goto(`/story/${openStory.storyId}`)
    await editor.waitUntilOpen(openStory.storyId)
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Style', exact: true }).click()
    await useBrand(page)
    await expect(page.getByRole('radiogroup', { name: 'Logo position' })).toBeVisible()
    await editor.expectSaved()
    const film = await openExportedFilm(editor, context, testInfo)
    expect(await film.compare(shown)).toBeGreaterThan(0.95)
    expect(await film.compare(plain)).toBeLessThan(0.95)
    await film.close()
  })

  test('a company text typed right before its tab is closed is saved, and merged with another tab’s text', async ({
    page,
    host,
    context,
    signedIn: _,
    consoleErrors,
  }) => {
    test.skip(host !== 'node', 'The tab host ends with its tab.')
    // The second of two writers gets a conflict, and sends both texts.
    consoleErrors.expectStatus(409)
    const about = (where: Page) => where.getByRole('textbox', { name: 'About your company', exact: true })
    await page.goto('/brand/company-info')
    await about(page).fill('We sell ovens that bake evenly.')
    await page.close({ runBeforeUnload: true })
    const [one, other] = [await context.newPage(), await context.newPage()]
    // The other tab gets no events of this one.
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
})

/** Whether the red disc of the logo is in the lower left quarter of an image. */
const isLogoAtBottomLeft = (page: Page, picture: string): Promise<boolean> =>
  page.evaluate(async (url) => {
    const image = new Image()
    image.src = url
    await image.decode()
    const [width, height] = [image.width >> 1, image.height >> 1]
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('No canvas')
    context.drawImage(image, 0, -height)
    const { data } = context.getImageData(0, 0, width, height)
    const isRed = (at: number) =>
      [0xd3, 0x3a, 0x2c].every((wanted, part) => Math.abs((data[at + part] ?? 0) - wanted) < 8)
    let red = 0
    for (let at = 0; at < data.length; at += 4) if (isRed(at)) red += 1
    return red > 100
  }, picture)
