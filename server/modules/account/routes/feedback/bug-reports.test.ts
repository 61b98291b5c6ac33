// Raw HTTP: the path of an earlier version.
import { afterAll, beforeEach, expect, it } from 'vitest'
import { bugReports } from '#server/platform/db/schema/index.ts'
import { readZip } from '#server/modules/rendering/premiere/testing/read-zip.ts'
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
  storyId = (await makeStory(test.db, ada)).id
})
afterAll(() => test.close())

const BYTES = Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3])
const reason = 'The report says that nothing is split'

function form(more: Record<string, string> = {}, bytes: Uint8Array<ArrayBuffer> = BYTES): FormData {
  const body = new FormData()
  body.set('bundle', new File([bytes], 'bug-report.gz', { type: 'application/gzip' }))
  for (const [name, value] of Object.entries({ app_version: '1.4.0', ...more })) body.set(name, value)
  return body
}
const send = (more?: Record<string, string>, as = ada) => test.ok('sendBugReport', { as, body: form(more) })

async function bytesAt(url: string): Promise<Uint8Array> {
  const answer = await test.backend.fetch(new Request(`http://localhost:4400${url}`))
  expect(answer.status).toBe(200)
  return answer.bytes()
}

it('sendBugReport, listBugReports, deleteBugReport: a bug report is stored unchanged, and its user sees it and deletes it with its file', async () => {
  const report = await test.ok('reportStoryEngineError', { as: ada, body: { story_id: storyId } })
  const sent = await send({ story_id: storyId, report_id: report.report_id, description: 'Nothing is split' })
  expect(sent).toMatchObject({ story_id: storyId, report_id: report.report_id, size_bytes: BYTES.length })
  expect((await test.ok('listBugReports', { as: ada })).results).toEqual([sent])
  expect(await bytesAt(sent.url)).toEqual(BYTES)

  await test.ok('deleteBugReport', { as: ada, params: { bug_report_id: sent.bug_report_id } })
  await test.runJobs()
  expect(test.files.keys()).toEqual([])
  expect((await test.ok('listBugReports', { as: ada })).results).toEqual([])
})

it('a page of version 0.1.0 that is still open sends and deletes its bug report under the former path and name', async () => {
  const body = new FormData()
  body.set('capsule', new File([BYTES], 'capsule.gz', { type: 'application/gzip' }))
  body.set('app_version', '0.1.0')
  expect(await test.request('POST', '/core-api/capsules/', { as: ada, body })).toMatchObject({ status: 201 })
  const [sent] = (await test.ok('listBugReports', { as: ada })).results
  expect(await bytesAt(sent?.url ?? '')).toEqual(BYTES)
  const former = `/core-api/capsules/${sent?.bug_report_id}/`
  expect(await test.request('DELETE', former, { as: ada })).toMatchObject({ status: 200 })
  expect((await test.ok('listBugReports', { as: ada })).results).toEqual([])
})

it('a bug report is hidden from other users, cannot be deleted by them, and is about the user’s own story and report', async () => {
  const eve = await test.user()
  const { bug_report_id: id } = await send({ story_id: storyId })
  expect((await test.ok('listBugReports', { as: eve })).results).toEqual([])
  expect((await test.call('deleteBugReport', { as: eve, params: { bug_report_id: id } })).status).toBe(404)
  const { report_id: report } = await test.ok('reportStoryEngineError', { as: ada, body: { story_id: storyId } })
  const others: Record<string, string>[] = [{ story_id: storyId }, { report_id: report }]
  for (const more of others) expect((await test.call('sendBugReport', { as: eve, body: form(more) })).status).toBe(404)
  expect(await test.db.select().from(bugReports)).toHaveLength(1)
})

it('a file that is no bug report, too large, or one of too many is refused, and nothing of it is stored', async () => {
  const text = await test.call('sendBugReport', { as: ada, body: form({}, new TextEncoder().encode('{"version":1}')) })
  expect(text).toMatchObject({ status: 400, body: { fields: { bundle: ['This file isn’t a snapshot'] } } })
  const large = new Uint8Array(12_000_001)
  large.set(BYTES)
  expect((await test.call('sendBugReport', { as: ada, body: form({}, large) })).status).toBe(413)
  expect(test.files.keys()).toEqual([])
  for (let index = 0; index < 10; index++) await send()
  expect((await test.call('sendBugReport', { as: ada, body: form() })).status).toBe(429)
  expect(test.files.keys()).toHaveLength(10)
})

it('listStaffBugReports, revealBugReport: staff find bug reports under masked emails and open one with a reason; both are in the audit trail', async () => {
  const { bug_report_id: id } = await send({ story_id: storyId, description: 'Nothing is split' })
  await send()
  const all = await test.ok('listStaffBugReports', { as: support })
  expect(all.results).toHaveLength(2)
  const { results } = await test.ok('listStaffBugReports', { as: support, query: { story_id: storyId } })
  expect(results).toMatchObject([{ bug_report_id: id, owner: { user_id: ada.id, email: 'a•••@studio.example' } }])
  expect(JSON.stringify(all)).not.toContain('/files/')

  const { url } = await test.ok('revealBugReport', { as: support, body: { bug_report_id: id, reason } })
  expect(await bytesAt(url)).toEqual(BYTES)
  const trail = await test.ok('listAuditTrail', { as: support, query: {} })
  expect(trail.results.map(({ action, subject_kind: kind, subject_id: of }) => [action, kind, of])).toEqual(
    expect.arrayContaining([
      ['OPENED_CAPSULE', 'CAPSULE', id],
      ['LISTED_CAPSULES', 'STORY', storyId],
      ['LISTED_CAPSULES', 'LIST', null],
    ]),
  )
  expect(trail.results.find(({ action }) => action === 'OPENED_CAPSULE')?.reason).toBe(reason)
})

it('without a reason, without the role or for an unknown one a bug report stays closed, and the audit trail has no entry of it', async () => {
  const { bug_report_id: id } = await send()
  const finance = await test.user({ isStaff: true, staffRoles: ['FINANCE'] })
  const open = (as: TestUser, body: { bug_report_id: string; reason: string }) =>
    test.call('revealBugReport', { as, body })
  expect((await open(support, { bug_report_id: id, reason: 'why' })).status).toBe(400)
  expect((await open(finance, { bug_report_id: id, reason })).status).toBe(403)
  expect((await open(ada, { bug_report_id: id, reason })).status).toBe(403)
  expect((await open(support, { bug_report_id: crypto.randomUUID(), reason })).status).toBe(404)
  const { results } = await test.ok('listAuditTrail', { as: support, query: {} })
  expect(results.map(({ action }) => action)).not.toContain('OPENED_CAPSULE')
})

it('the data export of a user has their bug reports', async () => {
  const { bug_report_id: id } = await send({ description: 'Nothing is split' })
  await send({}, await test.user())
  await test.ok('requestDataExport', { as: ada })
  await test.runJobs()
  const { url } = await test.ok('getDataExport', { as: ada })
  const zip = readZip(Buffer.from(await bytesAt(url ?? '')))
  const names = [...zip.keys()].filter((name) => name.startsWith('snapshots/'))
  expect(names.toSorted()).toEqual([`snapshots/${id}.gz`, 'snapshots/snapshots.json'].toSorted())
  expect(zip.get(`snapshots/${id}.gz`)).toEqual(Buffer.from(BYTES))
  expect(new TextDecoder().decode(zip.get('snapshots/snapshots.json'))).toContain('Nothing is split')
})
