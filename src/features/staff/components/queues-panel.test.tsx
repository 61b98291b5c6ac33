// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jobs } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { QueuesPanel } from './queues-panel.tsx'

// Loaded in advance: the test is not about the time that takes.
await import('./reason-dialog.tsx')
const test = await createTestApp()
let isReachable: boolean

beforeEach(async () => {
  await test.reset()
  delete test.app.jobs.queue
  isReachable = true
  const support = await test.user({ isStaff: true, staffRoles: ['SUPPORT'] })
  localStorage.setItem('token', support.token)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    return test.backend.fetch(request, { clientAddress: '203.0.113.7' })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
afterAll(() => test.close())

function show() {
  const router = createMemoryRouter([{ path: '*', element: <QueuesPanel /> }])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

async function addJob(kind: string, status: 'QUEUED' | 'RUNNING'): Promise<string> {
  const now = test.clock.now()
  const runAt = new Date(now.getTime() - 150_000)
  const values = { kind, status, payload: {}, runAt, createdAt: now, updatedAt: now }
  const [row] = await test.db.insert(jobs).values(values).returning()
  return row?.id ?? ''
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const rowOf = async (name: RegExp) => cellsOf(await screen.findByRole('row', { name }))

it('shows how many jobs wait and run, and that one process runs them, and refreshes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await addJob('make-story', 'QUEUED')
  show()
  expect(await rowOf(/^Engine/)).toEqual(['Engine', '1', '0', '2.5 min', '0'])
  expect(screen.getByText('One process runs all jobs.')).toBeTruthy()
  expect(screen.queryByText('Dead letters')).toBeNull()
  await addJob('make-story', 'RUNNING')
  await vi.advanceTimersByTimeAsync(5_000)
  await waitFor(async () => expect(await rowOf(/^Engine/)).toEqual(['Engine', '1', '1', '2.5 min', '0']))
})

it('shows the processes, and staff run a dead letter again with a reason', async () => {
  const id = await addJob('make-story', 'RUNNING')
  const letters = [{ jobId: id, reason: 'job heartbeat timeout', deadAt: test.clock.now() }]
  const seenAt = new Date(test.clock.now().getTime() - 45_000)
  const process = { isAlive: true, queues: ['engine'], running: 2, seenAt }
  test.app.jobs.queue = {
    processes: async () => [
      { ...process, name: 'worker 1 on a' },
      { ...process, name: 'worker 2 on a', isAlive: false, running: 0 },
    ],
    deadLetters: async () => [...letters],
    deleteDeadLetter: async () => letters.splice(0).length > 0,
  }
  show()
  expect(await rowOf(/^worker 1/)).toEqual(['worker 1 on a', '2', 'Alive', 'Engine'])
  expect(await rowOf(/^worker 2/)).toEqual(['worker 2 on a', '0', 'No sign for 45 s', 'Engine'])
  expect(await rowOf(/^Make story/)).toContain('job heartbeat timeout')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Run again' }))
  const dialog = await screen.findByRole('dialog', { name: 'Run job again?' })
  await user.type(within(dialog).getByRole('textbox'), 'Its machine was too small')
  await user.click(within(dialog).getByRole('button', { name: 'Run again' }))
  await screen.findByText('No dead letters')
  expect(await rowOf(/^Engine/)).toEqual(['Engine', '1', '0', '0 ms', '0'])
})

it('reports that no process runs jobs', async () => {
  test.app.jobs.queue = { processes: async () => [], deadLetters: async () => [], deleteDeadLetter: async () => false }
  show()
  expect((await screen.findByRole('alert')).textContent).toBe('No process runs jobs. Start a worker.')
})

it('offers to try again when the queues could not be loaded', async () => {
  isReachable = false
  show()
  await screen.findByText('The queues couldn’t be loaded', undefined, { timeout: 5_000 })
  isReachable = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await rowOf(/^Render/)).toEqual(['Render', '0', '0', '–', '0'])
})
