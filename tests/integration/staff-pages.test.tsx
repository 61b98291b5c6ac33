// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { getReviewFilmUrl } from '#generated/client/admin/admin.ts'
import { addFilm } from '#server/modules/generation/reviews/testing/add-film.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { NewTestUser } from '#server/testing/test-user.ts'
import { setUpApp } from './testing/set-up-app.tsx'

const { test, user, open, press, choose, fill } = await setUpApp()
// Charts warn without a width, which none has without layout.
document.head.append(Object.assign(document.createElement('style'), { textContent: 'div { width: 800px }' }))
const staff = (...staffRoles: NonNullable<NewTestUser['staffRoles']>) => test.user({ isStaff: true, staffRoles })

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
  Engines: '/admin-stats/engines',
  'Audit trail': '/admin-stats/audit-trail',
}
type Title = keyof typeof PAGES
const titles = Object.keys(PAGES) as Title[]
const CLOSED = 'You don’t have access'

/** What each role has, in the order of the tabs. */
const OWN: [NonNullable<NewTestUser['staffRoles']>[number], Title[]][] = [
  ['SUPPORT', ['Overview', 'Usage', 'Generations', 'Users', 'Quality', 'Reports', 'Debug story', 'Audit trail']],
  ['FINANCE', ['Overview', 'Usage', 'Generations', 'Users', 'Premium credits', 'Partner', 'Audit trail']],
  ['REVIEWER', ['Overview', 'Audit', 'Audit trail']],
  ['ADMIN', titles],
]

it.each(OWN)(
  'staff with the role %s have the tabs of their own pages, and find the others closed',
  async (role, own) => {
    const person = await staff(role)
    for (const title of titles) {
      open(PAGES[title], person)
      await screen.findByRole('heading', { level: 1, name: title })
      const tabs = within(screen.getByRole('navigation', { name: 'Staff pages' })).getAllByRole('link')
      expect(tabs.map(({ textContent }) => textContent)).toEqual(own)
      if (!own.includes(title)) await screen.findByText(CLOSED)
      else {
        await waitFor(() => expect(within(screen.getByRole('main')).queryByRole('progressbar')).toBeNull())
        expect(screen.queryByText(CLOSED)).toBeNull()
        expect(screen.queryByText(/did not load/)).toBeNull()
      }
    }
  },
)

it('staff search users with at least two characters, and open a story only by its id', async () => {
  open(PAGES.Users, await staff('SUPPORT'))
  const part = await screen.findByRole('searchbox', { name: 'Part of an email' })
  await user.type(part, ' a {Enter}')
  expect(location.search).toBe('')
  await user.type(part, 'd{Enter}')
  await waitFor(() => expect(location.search).toBe('?email=a+d'))

  open(PAGES['Debug story'])
  const field = await screen.findByRole('searchbox', { name: 'Story ID' })
  await user.type(field, 'the film{Enter}')
  await screen.findByText(/^Enter the 36-character story ID/)
  expect([field.getAttribute('aria-invalid'), location.search]).toEqual(['true', ''])
  const id = crypto.randomUUID()
  await user.clear(field)
  expect(field.getAttribute('aria-invalid')).toBe('false')
  await user.paste(id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.search).toBe(`?story_id=${id}`))
})

it('createStaffView, updateStaffView, deleteStaffView: a saved view is private until shared; a colleague opens it and cannot change it', async () => {
  const [sam, fay] = [await staff('SUPPORT'), await staff('FINANCE')]
  const usage = PAGES.Usage
  const views = async () => {
    await press(/^View/)
    await screen.findByRole('menuitem', { name: 'Save this view…' })
  }
  const view = () => screen.queryByRole('menuitemradio', { name: /Refunds/ })
  open(`${usage}?kind=CHARGE&status=REFUNDED`, sam)
  await views()
  await choose('Save this view…')
  await fill('Name', 'Refunds')
  await press('Save')
  await screen.findByRole('button', { name: 'View: Refunds' })

  open(usage, fay)
  await views()
  expect(view()).toBeNull()

  open(usage, sam)
  await views()
  await user.click(await screen.findByRole('menuitemradio', { name: /Refunds/ }))
  await waitFor(() => expect(location.search).toContain('kind=CHARGE&status=REFUNDED'))
  await views()
  await choose('Manage views…')
  await user.click(await screen.findByRole('switch', { name: 'Share “Refunds”' }))
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Share “Refunds”' })).toHaveProperty('checked', true))

  open(usage, fay)
  await views()
  await waitFor(() => expect(view()?.textContent).toContain(sam.email))
  expect(screen.queryByRole('menuitem', { name: 'Manage views…' })).toBeNull()
  await user.click(await screen.findByRole('menuitemradio', { name: /Refunds/ }))
  await screen.findByRole('button', { name: 'View: Refunds' })

  open(usage, sam)
  await views()
  await choose('Manage views…')
  await press('Delete Refunds')
  await screen.findByText('View deleted: Refunds')
  open(usage, fay)
  await views()
  expect(view()).toBeNull()
})

it('reviewFilm, undoFilmReview: videos are reviewed by keys, a rejection has a time, and keys are ignored while a decision is saved', async () => {
  const ada = await test.user()
  const rita = await staff('REVIEWER')
  const { id: storyId } = await makeStory(test.db, ada)
  for (let film = 0; film < 2; film++) {
    test.clock.advance(1_000)
    await addFilm(test, { userId: ada.id, storyId })
  }
  const status = (words: string) => screen.findByText(new RegExp(words))
  const key = (name: string) => fireEvent.keyDown(document.body, { key: name, code: `Key${name.toUpperCase()}` })
  const enabled = (name: RegExp) =>
    waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false))
  open(PAGES.Audit, rita)
  await status('Video 1 of 2')
  const film = document.querySelector('video')
  if (!film) throw new Error('No film is shown')
  film.currentTime = 2
  key('r')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('checkbox', { name: 'At 0:02' })).toHaveProperty('checked', true)
  const reject = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Reject' })
  await waitFor(() => expect(reject.disabled).toBe(false))
  await user.click(reject)
  await status('^Rejected: ')
  await enabled(/^Undo/)
  key('u')
  await status('^Undone: ')
  await status('Video 1 of 2')
  await enabled(/^Approve/)
  let save = () => undefined as void
  const held = new Promise<void>((resolve) => (save = resolve))
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith(getReviewFilmUrl())) await held
    return fetch(request)
  })
  key('a')
  await waitFor(() =>
    expect(screen.queryByRole<HTMLButtonElement>('button', { name: /^Approve/ })?.disabled).toBe(true),
  )
  key('s')
  await status('^The previous decision')
  save()
  vi.stubGlobal('fetch', fetch)
  await status('^Approved: ')
  const { results } = await test.ok('getVideoFilesForAudit', { as: rita })
  expect(results).toHaveLength(1)
})

it('listStaffBugReports, revealBugReport: a bug report is found at its story, opened with a reason, and that is in the audit trail', async () => {
  const [ada, sam] = [await test.user(), await staff('SUPPORT')]
  const { id: storyId } = await makeStory(test.db, ada)
  const body = new FormData()
  body.set(
    'bundle',
    new File([new Uint8Array(await readFile('mocks/bug-report/testing/version-3.gz'))], 'bug-report.gz'),
  )
  const about = { app_version: '1.4.0', story_id: storyId, description: 'The bees fly backwards' }
  for (const [name, value] of Object.entries(about)) body.set(name, value)
  await test.ok('sendBugReport', { as: ada, body })
  open(`${PAGES['Debug story']}?story_id=${storyId}`, sam)
  const bugReports = await screen.findByRole('region', { name: 'Snapshots' })
  await within(bugReports).findByText(/The bees fly backwards/)
  await user.click(within(bugReports).getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Open snapshot' })
  await user.type(within(dialog).getByLabelText('Reason'), 'They wrote that bees fly backwards')
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Open' })
  await waitFor(() => expect(confirm.disabled).toBe(false))
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { results } = await test.ok('listAuditTrail', { as: sam, query: {} })
  expect(results.find(({ action }) => action === 'OPENED_CAPSULE')?.reason).toBe('They wrote that bees fly backwards')
})
