import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { become, tokenOfPersona } from '../../fixtures/sessions.ts'
import { expect, test } from '../../fixtures/test.ts'

const PAGES = {
  Overview: '/admin-stats',
  Usage: '/admin-stats/internal-analytics',
  Generations: '/admin-stats/generation-analytics',
  Users: '/admin-stats/user-summary',
  'Premium credits': '/admin-stats/premium-users-credit-summary',
  Quality: '/admin-stats/quality-data',
  Reports: '/admin-stats/reports',
  Partner: '/admin-stats/partner-report',
  Audit: '/admin-stats/audit',
  'Debug story': '/admin-stats/debug-story',
  'Audit trail': '/admin-stats/audit-trail',
}
const names = Object.keys(PAGES) as (keyof typeof PAGES)[]

/** The pages of each role, in the order of the tabs. */
const OWN = {
  support: ['Overview', 'Usage', 'Generations', 'Users', 'Quality', 'Reports', 'Debug story', 'Audit trail'],
  finance: ['Overview', 'Usage', 'Generations', 'Users', 'Premium credits', 'Partner', 'Audit trail'],
  reviewer: ['Overview', 'Audit', 'Audit trail'],
  staff: names,
} as const satisfies Record<string, readonly (keyof typeof PAGES)[]>

inLongRun('tests/integration/staff-pages.test.tsx, tests/security/authorization-matrix.test.ts')
everydayHost('node')

test('each staff role has the tabs of its own pages, and gets no access to the others by URL', async ({
  page,
  login,
}) => {
  test.setTimeout(480_000)
  await login.open()
  for (const role of ['support', 'finance', 'reviewer', 'staff'] as const) {
    const own: readonly string[] = OWN[role]
    await become(page, await tokenOfPersona(page, role), PAGES.Overview)
    const tabs = page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link')
    await expect(tabs).toHaveText([...own])
    for (const name of names.filter((each) => !own.includes(each))) {
      await page.goto(PAGES[name])
      await expect(page.getByText('You don’t have access')).toBeVisible()
      await expect(tabs).toHaveText([...own])
    }
    // No call of an allowed page is refused: the page would show an error, and the console a 403.
    for (const name of own) {
      await page.goto(PAGES[name as keyof typeof PAGES])
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await expect(page.getByText('You don’t have access')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
      await expect(page.getByText(/did not load/)).toHaveCount(0)
    }
  }
})
