// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { auditTrail, creditEntries, purchases, reports, users } from '#server/platform/db/schema/index.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { PremiumView } from '#src/features/staff/components/premium-view.tsx'
import { ReportsView } from '#src/features/staff/components/reports-view.tsx'
import { RowsGrid } from '#src/features/staff/components/rows-grid.tsx'
import { TrailView } from '#src/features/staff/components/trail-view.tsx'
import { ROW_KINDS } from '#src/features/staff/lib/row-kinds.ts'
import { UsageGrid } from '#src/features/usage/components/usage-view.tsx'
import { useUsageAddress } from '#src/features/usage/hooks/use-usage-address.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { seedStaffDemo } from '../../scripts/lib/seed-staff-demo.mjs'

function Usage() {
  return <UsageGrid address={useUsageAddress()} />
}

/** One record for each page with a grid. */
const KINDS = ['PERSON', 'CHARGE', 'TASK', 'REPORT', 'PAYMENT'] as const
/** Every grid whose pages come from the server: its title and what shows it. */
const grids: [title: string, shown: ReactNode][] = [
  ['Usage', <Usage key="usage" />],
  ['Audit trail', <TrailView key="trail" />],
  ['Reports and feedback', <ReportsView key="reports" />],
  ['Users on a plan', <PremiumView key="premium" />],
  ...KINDS.map((kind): [string, ReactNode] => [ROW_KINDS[kind].label, <RowsGrid key={kind} kinds={[kind]} />]),
]

const app = await createTestApp()
let admin: TestUser
/** Resolves when delayed calls may go on. */
let wait: Promise<void> | undefined
function hold() {
  const held = { release: () => {} }
  wait = new Promise((resolve) => (held.release = resolve))
  return held
}
beforeAll(async () => {
  await app.reset()
  admin = await app.user({ isStaff: true })
  await seedStaffDemo({ exec: (text: string) => app.db.execute(sql.raw(text)) }, 1_000)
  const createdAt = new Date()
  const at = { createdAt, updatedAt: createdAt }
  const paid = { packId: 'p100', credits: 100, amount: 400, currency: 'USD', status: 'PAID', provider: 'DEMO' } as const
  const look = { staffId: admin.id, staffEmail: admin.email, action: 'SEARCHED_PEOPLE', subjectKind: 'LIST' } as const
  const { db } = app
  // Rows that the seed has too few of for three pages.
  for (let n = 0; n < 30; n++) {
    await db.insert(reports).values({ userId: admin.id, createdAt, kind: 'ENGINE' })
    await db.insert(purchases).values({ userId: admin.id, ...at, ...paid })
    await db
      .insert(creditEntries)
      .values({ userId: admin.id, createdAt, kind: 'GRANT', amount: 1, action: 'start', key: `seed:${n}` })
    await db.insert(users).values({
      ...{ email: `paid-${n}@example.com`, isPremium: true, premiumType: 'PRO' },
      ...{ dateJoined: createdAt, updatedAt: createdAt },
    })
    await db.insert(auditTrail).values({ ...look, createdAt })
  }
}, 120_000)
afterEach(() => {
  wait = undefined
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(() => app.close())

function open(shown: ReactNode, search: string) {
  localStorage.setItem('token', admin.token)
  useSessionStore.setState({ user: { staff_roles: ['ADMIN'] } as never })
  vi.stubGlobal('fetch', async (request: Request) => {
    await wait
    return app.backend.fetch(request, { clientAddress: '203.0.113.7' })
  })
  const router = createMemoryRouter([{ path: '*', element: shown }], { initialEntries: ['/before', `/grid${search}`] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const range = () => screen.queryByText(/^[\d,]+–[\d,]+ of [\d,]+$/)?.textContent.replace(/ of .*/, '')
  return {
    router,
    user: userEvent.setup(),
    button: (name: string | RegExp) => screen.getByLabelText(name, { selector: 'button' }),
    range,
    ids: () => screen.getAllByRole('row').flatMap((row) => row.dataset['id'] ?? []),
    expectRange: (text: string) => waitFor(() => expect(range()).toBe(text), { timeout: 15_000 }),
    page: () => new URLSearchParams(router.state.location.search).get('page'),
  }
}

describe.each(grids)('the grid %s', (title, shown) => {
  it(`the grid ${title} goes one page forward and back, and opens a page from its URL`, async () => {
    const { user, button, ids, expectRange, router, page } = open(shown, '?page_size=10')
    await expectRange('1–10')
    await waitFor(() => expect(ids()).toHaveLength(10))
    const first = ids()
    await user.click(button('Next page'))
    await expectRange('11–20')
    await waitFor(() => expect(ids()).not.toEqual(first))
    expect(page()).toBe('2')
    expect(document.activeElement).toBe(button('Next page'))
    const second = ids()
    await user.click(button('Previous page'))
    await waitFor(() => expect(ids()).toEqual(first))
    expect(document.activeElement).toBe(button('Previous page'))
    cleanup()

    // A reload, or a link to a page.
    const again = open(shown, '?page=2&page_size=10')
    await again.expectRange('11–20')
    await waitFor(() => expect(again.ids()).toEqual(second))
    expect([again.page(), again.range()]).toEqual(['2', '11–20'])
    expect(router.state.errors).toBeNull()
  })
})

const STORIES = <RowsGrid kinds={['UPLOAD', 'STORY']} />

it('a server grid keeps page, page size, sort and filter in its URL, and Back leads to the previous page', async () => {
  const { user, button, ids, expectRange, router, page } = open(STORIES, '?kind=STORY&page=2&page_size=10')
  const search = () => router.state.location.search
  await expectRange('11–20')
  await user.click(button(/^Rows: 10/))
  await user.click(await screen.findByRole('menuitemradio', { name: '25' }))
  await expectRange('1–25')
  await waitFor(() => expect(ids()).toHaveLength(25))
  const newest = ids()
  await user.click(button('Next page'))
  await expectRange('26–50')
  await waitFor(() => expect(ids()).not.toEqual(newest))
  await user.click(screen.getByText('When, UTC'))
  await waitFor(() => expect(search()).toBe('?kind=STORY&order=asc'))
  await waitFor(() => expect(ids()).not.toContain(newest[0]))
  await user.click(button('Next page'))
  await waitFor(() => expect(page()).toBe('2'))
  await user.click(button(/^Status: /))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Draft' }))
  await waitFor(() => expect(search()).toBe('?kind=STORY&order=asc&status=DRAFT'))
  await expectRange('1–24')
  await router.navigate(-1)
  await waitFor(() => expect(search()).toBe('?kind=STORY&order=asc'))
  await expectRange('1–25')
  await router.navigate(-1)
  await waitFor(() => expect(ids()).toEqual(newest))
  expect(search()).toBe('?kind=STORY')
})

it('a server grid keeps its count and focus while a page loads, announces the range, and follows Back during loading', async () => {
  const held = hold()
  const { user, button, ids, range, page, router, expectRange } = open(STORIES, '?kind=STORY&page_size=10')
  await screen.findByLabelText('Next page')
  expect(range()).toBeUndefined()
  expect(button('Next page').getAttribute('aria-disabled')).toBe('true')
  held.release()
  await expectRange('1–10')
  await waitFor(() => expect(ids()).toHaveLength(10))
  const first = ids()
  const again = hold()
  await user.click(button('Next page'))
  await waitFor(() => expect(range()).toBe('11–20'))
  expect(screen.getByText(/^11–20 of 120$/).getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(button('Next page'))
  expect(ids()).toEqual(first)
  await router.navigate(-1)
  again.release()
  await waitFor(() => expect(page()).toBeNull())
  await expectRange('1–10')
  expect(ids()).toEqual(first)
})

it('a server grid goes to its last page if the page of its URL does not exist', async () => {
  const { button, ids, page } = open(STORIES, '?kind=STORY&page=9000&page_size=10')
  await waitFor(() => expect(ids()).toHaveLength(10))
  expect(page()).toBe('12')
  expect(button('Next page').getAttribute('aria-disabled')).toBe('true')
})
