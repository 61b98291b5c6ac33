import { expectNoViolations } from '../../fixtures/axe.ts'
import { become, tokenOfPersona } from '../../fixtures/sessions.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { staffPage } from '../../pages/staff-page.ts'

inLongRun('tests/integration/staff-pages.test.tsx, server/modules/account/routes/feedback/bug-reports.test.ts')
everydayHost('node')

test('staff go from a figure to its rows, to the user, to the story, and to its bug report', async ({
  page,
  editor,
  openStory: { storyId },
}) => {
  test.setTimeout(400_000)
  const what = `The bees fly backwards ${storyId.slice(0, 8)}`
  await editor.shownFrame()
  await page.keyboard.press('ControlOrMeta+Shift+p')
  await page.keyboard.type('Report a problem')
  await page.keyboard.press('Enter')
  const report = page.getByRole('dialog', { name: 'Report a problem' })
  await report.getByRole('textbox').fill(what)
  await report.getByRole('checkbox', { name: 'Include a snapshot' }).check()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report).toBeHidden()

  await become(page, await tokenOfPersona(page, 'support'), '/admin-stats')
  const staff = staffPage(page)
  await staff.figure('Stories started').click()
  await expect(page).toHaveURL(/kind=STORY/)
  const row = staff.rows('Stories').filter({ has: page.getByRole('link', { name: storyId.slice(0, 8) }) })
  await row.getByRole('link', { name: '•••@example.com' }).click()
  await expect(staff.person).toBeVisible()
  const activity = staff.person.getByRole('region', { name: 'Activity' }).getByRole('listitem')
  const started = page.getByRole('link', { name: 'Story', exact: true }).and(page.locator(`[href$="${storyId}"]`))
  await activity.filter({ has: started }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/admin-stats/debug-story\\?story_id=${storyId}`))
  const bugReport = page.getByRole('region', { name: 'Snapshots' }).getByRole('row').filter({ hasText: what })
  await expect(bugReport).toBeVisible()
  await expectNoViolations(page, 'staff: a story')
  await bugReport.getByRole('button', { name: 'Open' }).click()
  const asked = page.getByRole('dialog', { name: 'Open snapshot' })
  await asked.getByLabel('Reason').fill(`They wrote: ${what}`)
  await asked.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('region', { name: 'Snapshot', exact: true })).toContainText(what)
  await expectNoViolations(page, 'staff: a snapshot')
  await staff.goTo('Audit trail')
  // Beside rows of other tests.
  await expect(staff.rows('Audit trail').filter({ hasText: 'Opened snapshot' }).filter({ hasText: what })).toBeVisible()
})
