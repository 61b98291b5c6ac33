import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { jobs, reports, storyEdits, tasks } from '#server/platform/db/schema/index.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { taskKey } from '#server/modules/tools/enqueue-task.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let ada: TestUser
let support: TestUser
let storyId: string
beforeEach(async () => {
  await test.reset()
  ada = await test.user({ email: 'ada@studio.example' })
  support = await test.user({ isStaff: true, staffRoles: ['SUPPORT'] })
  const values = { displayTitle: 'A secret title', initialPrompt: 'A secret prompt' }
  storyId = (await makeStory(test.db, ada, { scenes: [90, 60], values })).id
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
  const task = { userId: ada.id, storyId, taskType: 'upscale', modelId: 'm', prompt: 'A secret wish', ...at } as const
  await test.db.insert(tasks).values(task)
  await test.db
    .insert(reports)
    .values({ userId: ada.id, storyId, kind: 'ENGINE', description: 'Late', createdAt: at.createdAt })
  const edit = { storyId, userId: ada.id, patch: [], inverse: [], createdAt: at.createdAt }
  await test.db.insert(storyEdits).values([
    { ...edit, revision: 1, label: 'Split scene' },
    { ...edit, revision: 2, label: 'Restore “A secret name”' },
  ])
})
afterAll(() => test.close())

const look = () => test.ok('getStoryDebugDetails', { as: support, query: { story_id: storyId } })
const reason = 'The report says that it hangs'

async function addJob(values: Partial<typeof jobs.$inferInsert>): Promise<string> {
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now(), runAt: test.clock.now() }
  const job = { kind: 'forget-file', payload: { key: 'exports/x.csv' }, storyId, ...at, ...values }
  const [row] = await test.db.insert(jobs).values(job).returning()
  return row?.id ?? ''
}

describe('a story that is debugged', () => {
  it('getStoryDebugDetails: a debugged story shows the work on it and none of its texts, and the view is recorded', async () => {
    const details = await look()
    expect(details.scenes).toHaveLength(2)
    expect(details).toMatchObject({
      story: { duration_in_frames: 150 },
      owner: { email: 'a•••@studio.example' },
      tasks: [{ task_type: 'upscale' }],
      reports: [{ details: 'Late' }],
      edits: [{ label: 'Restore' }, { label: 'Split scene', is_undone: false }],
    })
    expect(JSON.stringify(details)).not.toContain('secret')
    const { results } = await test.ok('listAuditTrail', { as: support, query: { subject_id: storyId } })
    expect(results).toMatchObject([{ action: 'VIEWED_STORY' }])
    const unknown = await test.call('getStoryDebugDetails', { as: support, query: { story_id: crypto.randomUUID() } })
    expect(unknown.status).toBe(404)
  })

  it('a debugged story shows the events that its user’s tabs got, without their contents, and none of another story', async () => {
    const other = await makeStory(test.db, ada)
    for (const id of [storyId, other.id])
      await test.scope((scope) => publish(scope, ada.id, 'story-changed', { story_id: id, revision: 1, scene_ids: [] }))
    const { events } = await look()
    const created_at = test.clock.now().toISOString()
    expect(events).toEqual([{ event: 'story-changed', seq: expect.any(Number), created_at }])
  })

  it('staff rows that are limited to a story are recorded in the audit trail', async () => {
    await test.ok('listStaffRows', { as: support, query: { kind: 'TASK', story_id: storyId } })
    const { results } = await test.ok('listAuditTrail', { as: support, query: { subject_id: storyId } })
    expect(results).toMatchObject([{ action: 'VIEWED_STORY', subject_kind: 'STORY', reason: 'Rows: TASK' }])
  })

  it('revealStory: staff see a story with its texts for a reason, which is recorded in the audit trail', async () => {
    const story = await test.ok('revealStory', { as: support, body: { story_id: storyId, reason } })
    expect(story).toMatchObject({ display_title: 'A secret title', initial_prompt: 'A secret prompt' })
    const { results } = await test.ok('listAuditTrail', { as: support, query: { subject_id: storyId } })
    expect(results).toMatchObject([{ action: 'REVEALED_TEXTS', reason }])
  })
})

describe('a job that hangs', () => {
  it('a job that hangs is marked as such, and can be run again at once, whichever runner had it', async () => {
    const gone = { status: 'RUNNING', attempts: 3, leaseOwner: 'a server that is gone' } as const
    const id = await addJob({
      ...gone,
      leaseEndsAt: test.clock.now(),
      runAt: new Date(test.clock.now().getTime() + 1e9),
    })
    expect((await look()).jobs).toMatchObject([{ job_id: id, is_stuck: false }])
    test.clock.advance(16 * 60 * 1000)
    expect((await look()).jobs).toMatchObject([{ job_id: id, is_stuck: true }])
    const settled = await test.ok('settleJob', { as: support, body: { job_id: id, action: 'RETRY', reason } })
    expect(settled).toMatchObject({ status: 'QUEUED', attempts: 0, is_stuck: false })
    await test.runJobs()
    expect((await look()).jobs).toMatchObject([{ job_id: id, status: 'COMPLETED' }])
  })

  const later = () => ({ runAt: new Date(test.clock.now().getTime() + 1e9) })
  const settle = (job_id: string, action: 'RETRY' | 'RELEASE' | 'ACKNOWLEDGE') =>
    test.call('settleJob', { as: support, body: { job_id, action, reason } })
  const refused = { status: 409, body: { error: 'CONFLICT' } }

  it('a job that hangs can be failed by staff, and ends as when it fails by itself', async () => {
    const [task] = await test.db.select().from(tasks)
    const id = await addJob({ kind: 'run-task', payload: { taskId: task?.id }, ...later() })
    expect((await look()).jobs).toMatchObject([{ job_id: id, settlements: ['RETRY', 'RELEASE'] }])
    expect((await settle(id, 'RELEASE')).status).toBe(200)
    await test.runJobs()
    expect(await look()).toMatchObject({
      jobs: [{ job_id: id, status: 'CANCELLED', settlements: [] }],
      tasks: [{ status: 'CANCELLED' }],
    })
    expect(await settle(id, 'RETRY')).toMatchObject(refused)
    expect((await test.db.select().from(jobs).where(eq(jobs.id, id)))[0]?.status).toBe('CANCELLED')
  })

  it('a bookkeeping job can never be failed by staff: a file to be deleted would stay forever', async () => {
    const id = await addJob(later())
    expect((await look()).jobs).toMatchObject([{ job_id: id, settlements: ['RETRY'] }])
    expect(await settle(id, 'RELEASE')).toMatchObject(refused)
    const { results } = await test.ok('listAuditTrail', { as: support, query: { subject_id: id } })
    expect(results).toEqual([])
    await test.runJobs()
    expect((await look()).jobs).toMatchObject([{ job_id: id, status: 'QUEUED' }])
  })

  it('settleJob: a failed bookkeeping job can be run again, and any failed job acknowledged; then it needs no attention', async () => {
    const failed = { status: 'FAILED', finishedAt: test.clock.now(), lastError: 'Error: away' } as const
    const owed = await addJob({ ...failed, attempts: 5 })
    const paid = await addJob({ ...failed, kind: 'run-task', payload: { taskId: crypto.randomUUID() } })
    const secret = await addJob({ ...failed, kind: 'send-mail', payload: {} })
    const waiting = async () => {
      const { items } = await test.ok('getStaffOverview', { as: support })
      return items.find(({ kind }) => kind === 'FAILED_JOBS')?.count
    }
    const offered = async () => {
      const { results } = await test.ok('listStaffRows', { as: support, query: { kind: 'JOB' } })
      return Object.fromEntries(results.map(({ row_id: id, job }) => [id, job?.settlements]))
    }
    expect(await waiting()).toBe(3)
    expect(await offered()).toEqual({
      [owed]: ['RETRY', 'ACKNOWLEDGE'],
      // Its hold was released: another run would be for nothing, or paid twice.
      [paid]: ['ACKNOWLEDGE'],
      // Its subject was deleted.
      [secret]: ['ACKNOWLEDGE'],
    })
    for (const id of [paid, secret]) {
      expect(await settle(id, 'RETRY')).toMatchObject(refused)
      expect(await settle(id, 'ACKNOWLEDGE')).toMatchObject({ body: { status: 'ACKNOWLEDGED', settlements: [] } })
      expect(await settle(id, 'ACKNOWLEDGE')).toMatchObject(refused)
    }
    expect(await settle(owed, 'RETRY')).toMatchObject({ body: { status: 'QUEUED', attempts: 0 } })
    await test.runJobs()
    expect((await look()).jobs.find(({ job_id: id }) => id === owed)).toMatchObject({ status: 'COMPLETED' })
    expect(await waiting()).toBe(0)
    const { results } = await test.ok('listAuditTrail', { as: support, query: { subject_id: paid } })
    expect(results).toMatchObject([{ action: 'ACKNOWLEDGED_JOB', reason }])
  })

  it('a job can be settled at its task or export, as long as it has not ended', async () => {
    const [task] = await test.db.select().from(tasks)
    const id = await addJob({ kind: 'run-task', payload: {}, dedupeKey: taskKey(task?.id ?? ''), ...later() })
    const jobOf = async () => {
      const { results } = await test.ok('listStaffRows', { as: support, query: { kind: 'TASK' } })
      return results.map(({ job }) => job)
    }
    expect(await jobOf()).toEqual([{ job_id: id, settlements: ['RETRY', 'RELEASE'] }])
    await settle(id, 'RELEASE')
    await test.runJobs()
    expect(await jobOf()).toEqual([null])
  })

  it('a job is found by its id among the rows of jobs', async () => {
    const [id] = [await addJob({}), await addJob({})]
    const { results } = await test.ok('listStaffRows', { as: support, query: { kind: 'JOB', row_id: id } })
    expect(results.map(({ row_id: found }) => found)).toEqual([id])
  })
})
