import { expectNoViolations } from '../../fixtures/axe.ts'
import { follow } from '../../fixtures/follow.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { faultsOf } from '../../fixtures/look-at-page.ts'
import { become, tokenOfPersona } from '../../fixtures/sessions.ts'
import { expect, test } from '../../fixtures/test.ts'

const PAGES = [
  '',
  '/internal-analytics',
  '/generation-analytics',
  '/user-summary',
  '/premium-users-credit-summary',
  '/quality-data',
  '/partner-report',
  '/audit',
  '/debug-story',
  '/audit-trail',
].map((rest) => `/admin-stats${rest}`)

inLongRun('e2e/specs/staff/staff.spec.ts')
everydayHost('node')

test('every staff page fits windows of 1024 and 390 px, and can be used there', async ({ page, login }) => {
  test.setTimeout(400_000)
  await login.open()
  await become(page, await tokenOfPersona(page, 'staff'), '/admin-stats')
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of PAGES) {
      expect.soft(await faultsOf(page, address, { go: (to) => follow(page, to) })).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow, `${address} at ${width} px`).toBe(0)
      if (width === 390) await expectNoViolations(page, `${address} at ${width} px`)
    }
  }
})
