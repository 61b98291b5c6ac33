import { expectNoViolations } from '../../fixtures/axe.ts'
import { become, tokenOfPersona } from '../../fixtures/sessions.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'

everydayHost('node')

test('what goes wrong on a tool’s bench is reported from where it says so, and staff find it with how it looked', async ({
  page,
  signedIn,
  consoleErrors,
}) => {
  expect(signedIn.email).not.toBe('')
  consoleErrors.expectStatus(404)
  const lost = crypto.randomUUID()
  await page.goto(`/upscale?source=${lost}`)
  await expect(page.getByText('The source did not load')).toBeVisible()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByRole('textbox').fill(`My picture ${lost} is gone`)
  await dialog.getByRole('checkbox', { name: 'Also send how it looks here' }).check()
  await expectNoViolations(page, 'report a problem of a bench')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toBeHidden()

  await become(page, await tokenOfPersona(page, 'support'), '/admin-stats/debug-story')
  await expect(page.getByRole('row').filter({ hasText: `My picture ${lost} is gone` })).toBeVisible()
})
