import { afterAll, beforeEach, expect, it } from 'vitest'
import { jobs } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let support: TestUser
beforeEach(async () => {
  await test.reset()
  delete test.app.jobs.queue
  support = await test.user({ isStaff: true, staffRoles: ['SUPPORT'] })
})
afterAll(() => test.close())

const MINUTE_MS = 60_000
const inMinutes = (minutes: number) => new Date(test.clock.now().getTime() + minutes * MINUTE_MS)

async function addJob(kind: string, values: Partial<typeof jobs.$inferInsert> = {}): Promise<string> {
  const now = test.clock.now()
  const [row] = await test.db
    .insert(jobs)
    .values({ kind, payload: {}, runAt: now, createdAt: now, updatedAt: now, ...values })
    .returning()
  return row?.id ?? ''
}

it('getStaffQueues: counts the open jobs of each queue, and names no processes where one runs everything', async () => {
  await addJob('write-story', { runAt: inMinutes(-5) })
  await addJob('draw-portrait')
  await addJob('render-story', { status: 'RUNNING' })
  await addJob('of-a-later-version', { runAt: inMinutes(10) })
  await addJob('send-mail', { status: 'FAILED' })
  const none = { waiting: 0, scheduled: 0, running: 0, oldest_due_at: null }
  expect(await test.ok('getStaffQueues', { as: support })).toEqual({
    queues: [
      { ...none, name: 'INTERACTIVE', waiting: 2, oldest_due_at: inMinutes(-5).toISOString() },
      { ...none, name: 'ENGINE' },
      { ...none, name: 'RENDER', running: 1 },
      { ...none, name: 'BOOKKEEPING', scheduled: 1 },
    ],
    processes: null,
    dead_letter_count: 0,
    dead_letters: [],
    counted_at: test.clock.now().toISOString(),
  })
})

it('getStaffQueues: only lists dead letters whose job is open, and counts those jobs nowhere else', async () => {
  const dead = await addJob('run-task', { status: 'RUNNING', attempts: 21, lastError: 'Error: away' })
  const ended = await addJob('send-mail', { status: 'COMPLETED' })
  const letter = (jobId: string) => ({ jobId, reason: null, deadAt: inMinutes(-1) })
  test.app.jobs.queue = {
    processes: async () => [],
    deadLetters: async () => [letter(ended), letter(dead), letter(crypto.randomUUID())],
    deleteDeadLetter: async () => false,
  }
  const { items } = await test.ok('getStaffOverview', { as: support })
  expect(items).toContainEqual({ kind: 'DEAD_LETTERS', count: 1, oldest_at: inMinutes(-1).toISOString() })
  const { queues, dead_letters: letters } = await test.ok('getStaffQueues', { as: support })
  expect(letters).toEqual([
    {
      ...{ job_id: dead, kind: 'run-task', queue: 'ENGINE', attempts: 21, reason: 'Error: away' },
      ...{ dead_at: inMinutes(-1).toISOString(), settlements: ['RETRY', 'RELEASE'] },
    },
  ])
  expect(queues.every(({ running }) => running === 0)).toBe(true)
})
