// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type { StaffRow } from '#generated/schema.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { rowColumns } from '#src/features/staff/components/row-columns.tsx'
import { createQueryClient } from '#src/shared/lib/query-client.ts'

// Lazy parts are loaded first, since their loading time is not tested.
await Promise.all([
  import('#src/features/staff/components/settle-job.tsx'),
  import('#src/features/staff/components/reason-dialog.tsx'),
])
const test = await createTestApp()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(() => test.close())

const cellOf = (row: StaffRow) => {
  const column = rowColumns('JOB').find(({ field }) => field === 'settle')
  return (
    <QueryClientProvider client={createQueryClient()}>{column?.renderCell?.({ row } as never)}</QueryClientProvider>
  )
}

it('staff abandon a hanging job from its list with a reason, also one without a story, but not one that ended', async () => {
  await test.reset()
  const support = await test.user({ isStaff: true, staffRoles: ['SUPPORT'] })
  localStorage.setItem('token', support.token)
  vi.stubGlobal('fetch', (request: Request) => test.backend.fetch(request, { clientAddress: '203.0.113.7' }))
  const ago = new Date(test.clock.now().getTime() - 3_600_000)
  const [job] = await test.db
    .insert(jobs)
    .values({ kind: 'run-task', payload: { taskId: crypto.randomUUID() }, createdAt: ago, updatedAt: ago, runAt: ago })
    .returning()
  const listed = async (query: { is_stuck?: boolean; status?: string[] }) =>
    (await test.ok('listStaffRows', { as: support, query: { kind: 'JOB', ...query } })).results
  const [row] = await listed({ is_stuck: true })
  if (!row) throw new Error('The job is not listed')
  expect(row).toMatchObject({ row_id: job?.id, story_id: null })
  render(cellOf(row))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Cancel job' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel job?' })
  const reason = 'Its server is gone for good'
  await user.type(within(dialog).getByLabelText('Reason'), reason)
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Cancel job' })).toHaveProperty('disabled', false),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Cancel job' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await test.runJobs()
  const [ended] = await test.db.select().from(jobs).where(eq(jobs.id, row.row_id))
  expect(ended?.status).toBe('CANCELLED')
  const { results } = await test.ok('listAuditTrail', { as: support, query: { subject_id: row.row_id } })
  expect(results).toMatchObject([{ action: 'RELEASED_JOB', reason }])
  cleanup()
  const [after] = await listed({ status: ['CANCELLED'] })
  render(after ? cellOf(after) : null)
  expect(screen.queryByRole('button')).toBeNull()
})
