import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { become, tokenOfPersona } from '../../fixtures/sessions.ts'
import { expect, test } from '../../fixtures/test.ts'
import { staffPage } from '../../pages/staff-page.ts'

inLongRun('tests/integration/staff-pages.test.tsx, server/modules/staff/routes/staff-views.test.ts')
everydayHost('node')

test('a saved view of a list is private until it is shared; then a colleague opens it, and cannot change it', async ({
  page,
  login,
}) => {
  test.setTimeout(180_000)
  const name = `Refunds ${crypto.randomUUID().slice(0, 8)}`
  const usage = '/admin-stats/internal-analytics'
  await login.open()
  const sam = await tokenOfPersona(page, 'support')
  const fay = await tokenOfPersona(page, 'finance')
  const views = page.getByRole('button', { name: /^View/ })
  const view = page.getByRole('menuitemradio', { name: new RegExp(name) })
  const { rows } = staffPage(page)

  await become(page, sam, `${usage}?kind=CHARGE&status=REFUNDED`)
  await expect(rows('Charges').first()).toBeVisible()
  await views.click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill(name)
  await expectNoViolations(page, 'save a view')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: `View: ${name}` })).toBeVisible()

  await become(page, fay, usage)
  await expect(rows('Users').first()).toBeVisible()
  await views.click()
  await expect(page.getByRole('menuitem', { name: 'Save this view…' })).toBeVisible()
  await expect(view).toHaveCount(0)

  // It opens as it was saved, and is shared.
  await become(page, sam, usage)
  await views.click()
  await view.click()
  await expect(page).toHaveURL(/kind=CHARGE&status=REFUNDED/)
  await expect(rows('Charges').first()).toBeVisible()
  await views.click()
  await page.getByRole('menuitem', { name: 'Manage views…' }).click()
  const mine = page.getByRole('dialog', { name: 'Your views' })
  const shared = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await mine.getByRole('switch', { name: `Share “${name}”` }).click()
  await shared
  await expect(mine.getByRole('switch', { name: `Share “${name}”` })).toBeChecked()
  await expectNoViolations(page, 'manage views')

  await become(page, fay, usage)
  await views.click()
  await expect(view).toContainText('sam.support@example.com')
  await expect(page.getByRole('menuitem', { name: 'Manage views…' })).toHaveCount(0)
  await view.click()
  await expect(page).toHaveURL(/kind=CHARGE&status=REFUNDED/)
  await expect(page.getByRole('button', { name: `View: ${name}` })).toBeVisible()

  await become(page, sam, usage)
  await views.click()
  await page.getByRole('menuitem', { name: 'Manage views…' }).click()
  await mine.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(page.getByText(`View deleted: ${name}`)).toBeVisible()
  await become(page, fay, usage)
  await views.click()
  await expect(page.getByRole('menuitem', { name: 'Save this view…' })).toBeVisible()
  await expect(view).toHaveCount(0)
})
