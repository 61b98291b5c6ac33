import { afterAll, beforeEach, expect, it } from 'vitest'
import type { UpdateReportRequest } from '#generated/schema.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let ada: TestUser
let support: TestUser
let reportId: string
beforeEach(async () => {
  await test.reset()
  ada = await test.user({ email: 'ada@studio.example' })
  support = await test.user({ isStaff: true, staffRoles: ['SUPPORT'], email: 'sam@storyloom.example' })
  const body = { feedback_type: 'BUG', feedback: 'The page of my projects stays empty.' } as const
  reportId = (await test.ok('submitFeedback', { as: ada, body })).report_id
})
afterAll(() => test.close())

const list = (
  query: { kind?: string[]; state?: string[]; story_id?: string; user_id?: string; report_id?: string } = {},
  as = support,
) => test.call('listStaffReports', { as, query })
const update = (change: Omit<UpdateReportRequest, 'report_id'>, as = support) =>
  test.call('updateReport', { as, body: { report_id: reportId, ...change } })
const open = async () => {
  const { items } = await test.ok('getStaffOverview', { as: support })
  return items.find(({ kind }) => kind === 'OPEN_REPORTS')?.count
}

it('listStaffReports: reports and feedback without a story are listed for support, filtered, under masked emails', async () => {
  const story = await makeStory(test.db, ada)
  test.clock.advance(1_000)
  await test.ok('reportStoryRenderingIssues', {
    as: ada,
    body: { story_id: story.id, description: 'The captions run late.' },
  })
  const { results, assignees } = await test.ok('listStaffReports', { as: support, query: {} })
  expect(results).toMatchObject([
    { kind: 'RENDERING', story_id: story.id, details: 'The captions run late.', state: 'OPEN', feedback_type: null },
    { kind: 'FEEDBACK', story_id: null, feedback_type: 'BUG', email: 'a•••@studio.example', assignee_id: null },
  ])
  expect(assignees).toEqual([{ user_id: support.id, email: 'sam@storyloom.example' }])
  expect(await open()).toBe(2)
  const ids = async (query: Parameters<typeof list>[0]) => {
    const { body } = await list(query)
    return (body as { results: { report_id: string }[] }).results.map(({ report_id: id }) => id)
  }
  expect(await ids({ kind: ['FEEDBACK'] })).toEqual([reportId])
  expect(await ids({ state: ['ANSWERED', 'CLOSED'] })).toEqual([])
  expect(await ids({ story_id: story.id })).not.toContain(reportId)
  expect(await ids({ user_id: ada.id, report_id: reportId })).toEqual([reportId])
  const { results: trail } = await test.ok('listAuditTrail', { as: support, query: { subject_id: ada.id } })
  expect(trail).toMatchObject([{ action: 'VIEWED_PERSON' }])
  for (const staffRoles of [['FINANCE'], ['REVIEWER']] as const)
    expect((await list({}, await test.user({ isStaff: true, staffRoles: [...staffRoles] }))).status).toBe(403)
  expect((await update({ base_state: 'OPEN' }, ada)).status).toBe(403)
})

it('updateReport: a report is assigned, answered by email and closed; each is in the audit trail, and only open ones count', async () => {
  const assigned = await update({ base_state: 'OPEN', state: 'IN_PROGRESS', staff_id: support.id })
  expect(assigned.body).toMatchObject({ state: 'IN_PROGRESS', assignee_email: 'sam@storyloom.example' })
  expect(await open()).toBe(1)
  const answer = 'Your projects are back.'
  const answered = await update({ base_state: 'IN_PROGRESS', answer })
  expect(answered.body).toMatchObject({ state: 'ANSWERED', answer, answered_at: test.clock.now().toISOString() })
  await test.runJobs()
  expect(
    test.mail.map(({ to, text }) => [to, text.includes(answer), text.includes('> The page of my projects')]),
  ).toEqual([['ada@studio.example', true, true]])
  expect(await open()).toBe(0)
  expect((await update({ base_state: 'ANSWERED', state: 'CLOSED' })).body).toMatchObject({ state: 'CLOSED' })
  expect((await update({ base_state: 'CLOSED', state: 'OPEN', staff_id: null })).body).toMatchObject({
    assignee_id: null,
  })
  expect(await open()).toBe(1)
  const { results } = await test.ok('listAuditTrail', { as: support, query: { subject_id: reportId, order: 'asc' } })
  expect(results.map(({ action, reason }) => [action, reason]).sort()).toEqual([
    ['ANSWERED_REPORT', answer],
    ['CLOSED_REPORT', 'ANSWERED → CLOSED'],
    ['REOPENED_REPORT', 'CLOSED → OPEN'],
    ['UPDATED_REPORT', 'Assigned to sam@storyloom.example'],
    ['UPDATED_REPORT', 'OPEN → IN_PROGRESS'],
    ['UPDATED_REPORT', 'Unassigned'],
  ])
})

it('updateReport: an answer to a report that another staff member answered meanwhile is refused and not emailed', async () => {
  expect((await update({ base_state: 'OPEN', answer: 'The first answer' })).status).toBe(200)
  expect(await update({ base_state: 'OPEN', answer: 'The second answer' })).toMatchObject({ status: 409 })
  await test.runJobs()
  expect(test.mail).toHaveLength(1)
  const stranger = await update({ base_state: 'ANSWERED', staff_id: ada.id })
  expect(stranger).toMatchObject({ status: 400, body: { fields: { staff_id: [expect.any(String)] } } })
})
