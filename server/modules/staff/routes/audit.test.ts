import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { media, renders, reports } from '#server/platform/db/schema/index.ts'
import { endRender } from '#server/modules/rendering/end-render.ts'
import { LEASE_MS } from '#server/modules/generation/reviews/claim-reviews.ts'
import { addFilm } from '#server/modules/generation/reviews/testing/add-film.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let ada: TestUser
let rita: TestUser
let remy: TestUser
let storyId: string
beforeEach(async () => {
  await test.reset()
  ada = await test.user({ email: 'ada@studio.example' })
  rita = await test.user({ isStaff: true, staffRoles: ['REVIEWER'] })
  remy = await test.user({ isStaff: true, staffRoles: ['REVIEWER'] })
  storyId = (await makeStory(test.db, ada)).id
})
afterAll(() => test.close())

const film = async () => {
  test.clock.advance(1_000)
  return addFilm(test, { userId: ada.id, storyId })
}
const queue = async (as: TestUser, query: { page?: number; page_size?: number } = {}) =>
  test.ok('getVideoFilesForAudit', { as, query })
const idsOf = async (as: TestUser, pageSize = 10) =>
  (await queue(as, { page_size: pageSize })).results.map(({ render_id }) => render_id)
const reason = 'Shows a brand that is not theirs'
const decide = (as: TestUser, render_id: string, decision: 'APPROVE' | 'REJECT' | 'SKIP', more: object = {}) =>
  test.call('reviewFilm', { as, body: { render_id, decision, ...more } })
const reject = async (as: TestUser, id: string) =>
  expect(await decide(as, id, 'REJECT', { reason, flagged_at_ms: 4_000 })).toMatchObject({ status: 200 })
const object = (id: string, objection = 'We own this brand') =>
  test.call('objectToFilmReview', { as: ada, params: { render_id: id }, body: { objection } })
const reviewOf = (id: string) => test.ok('getFilmReview', { as: ada, params: { render_id: id } })
const share = () => test.call('generatePreviewLink', { as: ada, body: { story_id: storyId } })
const opens = async (key: string) =>
  (await test.call('getPublicStory', { query: { public_preview_id: key } })).status === 200
const titles = async () =>
  (await test.ok('listNotifications', { as: ada, query: {} })).results.map(({ title }) => title)
const trail = async (id: string) =>
  (await test.ok('listAuditTrail', { as: rita, query: { subject_id: id, order: 'asc' } })).results.map(
    ({ action, staff_id, reason: why }) => [action, staff_id === rita.id ? 'rita' : 'remy', why],
  )

describe('the audit queue', () => {
  it('getVideoFilesForAudit: the audit queue gives each film to one reviewer only, until their lease ends; another call renews it', async () => {
    const films = [await film(), await film(), await film()]
    expect(await idsOf(rita, 2)).toEqual(films.slice(0, 2))
    expect(await idsOf(remy)).toEqual(films.slice(2))
    test.clock.advance(LEASE_MS - 1_000)
    expect(await idsOf(rita, 2)).toEqual(films.slice(0, 2))
    test.clock.advance(2_000)
    expect(await idsOf(remy)).toEqual(films.slice(2))
    test.clock.advance(LEASE_MS)
    expect(await idsOf(remy)).toEqual(films)
    expect(await queue(rita)).toMatchObject({ count: 0, results: [], next_page: null })
    expect(await decide(rita, films[0] ?? '', 'APPROVE')).toMatchObject({
      status: 409,
      body: { error: 'REVIEW_CHANGED' },
    })
  })

  it('the audit queue pages through the claims of a reviewer, up to their maximum', async () => {
    const films: string[] = []
    for (let count = 0; count < 53; count++) films.push(await film())
    const first = await queue(rita, { page_size: 25 })
    expect([first.count, first.next_page]).toEqual([53, 2])
    const second = await queue(rita, { page: 2, page_size: 25 })
    expect([...first.results, ...second.results].map(({ render_id }) => render_id)).toEqual(films.slice(0, 50))
    expect(second.next_page).toBeNull()
    expect((await queue(rita, { page: 3, page_size: 25 })).results).toEqual([])
    expect(await idsOf(remy)).toEqual(films.slice(50))
  })

  it('the audit queue shows a film with a masked email and the seconds to review, unless it is no longer stored', async () => {
    const scenes = (await test.ok('getStory', { as: ada, query: { story_id: storyId } })).scenes
    const sceneId = scenes[0]?.scene_id ?? ''
    const document = {
      scenes: [
        { scene_id: crypto.randomUUID(), duration_in_frames: 60 },
        { scene_id: sceneId, duration_in_frames: 240 },
      ],
    }
    const id = await addFilm(test, { userId: ada.id, storyId, document })
    const report = { userId: ada.id, storyId, sceneId, kind: 'RENDERING' as const, description: 'A black image' }
    await test.db.insert(reports).values({ ...report, createdAt: test.clock.now() })
    const gone = await film()
    const [row] = await test.db.select().from(renders).where(eq(renders.id, gone))
    await test.db.delete(media).where(eq(media.id, row?.mediaId ?? ''))
    const { results, count } = await queue(rita)
    expect(count).toBe(1)
    expect(results).toMatchObject([
      {
        ...{ render_id: id, email: 'a•••@studio.example', duration_ms: 10_067, objection: null },
        flags: [{ at_ms: 2_000, kind: 'REPORT', text: 'A black image' }],
      },
    ])
    expect((await test.backend.fetch(new Request(`http://localhost:4400${results[0]?.video_url}`))).status).toBe(200)
  })

  it('the audit queue puts a skipped film last, for any reviewer', async () => {
    const films = [await film(), await film()]
    expect(await idsOf(rita)).toEqual(films)
    test.clock.advance(1_000)
    expect(await decide(rita, films[0] ?? '', 'SKIP')).toMatchObject({ status: 200, body: { state: 'NONE' } })
    expect(await idsOf(remy)).toEqual([films[0]])
    expect(await idsOf(rita)).toEqual([films[1]])
  })

  it('the audit queue puts a skipped objection last as well, before later ones', async () => {
    const objected = await film()
    await idsOf(rita)
    await reject(rita, objected)
    const films = [await film(), await film()]
    await object(objected)
    expect(await idsOf(rita, 1)).toEqual([objected])
    test.clock.advance(1_000)
    await decide(rita, objected, 'SKIP')
    const later = await film()
    expect(await idsOf(remy, 1)).toEqual([films[0]])
    expect(await idsOf(rita)).toEqual([films[1], objected, later])
    // Another objection is first again.
    await reject(remy, films[0] ?? '')
    await object(films[0] ?? '')
    expect(await idsOf(remy, 1)).toEqual([films[0]])
  })

  it('listAuditTrail: the audit trail records every view, verdict and undo of a review', async () => {
    const id = await film()
    await idsOf(rita)
    await idsOf(rita)
    test.clock.advance(1_000)
    await reject(rita, id)
    test.clock.advance(1_000)
    await test.ok('undoFilmReview', { as: rita, body: { render_id: id } })
    test.clock.advance(1_000)
    expect(await decide(rita, id, 'APPROVE')).toMatchObject({ status: 200, body: { state: 'APPROVED' } })
    expect(await trail(id)).toEqual([
      ['VIEWED_FILM', 'rita', ''],
      ['REJECTED_FILM', 'rita', reason],
      ['UNDID_REVIEW', 'rita', ''],
      ['APPROVED_FILM', 'rita', ''],
    ])
  })

  it('the reviewers’ overview counts the pending films in the audit queue', async () => {
    await film()
    const { items } = await test.ok('getStaffOverview', { as: rita })
    expect(items).toMatchObject([{ kind: 'FILMS_WAITING', count: 1 }])
  })
})

describe('a rejected film', () => {
  it('reviewFilm: a rejected film loses its preview link, and its owner is notified of the reason, also by email', async () => {
    const { body } = await share()
    const key = (body as { public_preview_id: string }).public_preview_id
    const id = await film()
    await idsOf(rita)
    expect(await decide(rita, id, 'REJECT')).toMatchObject({
      status: 400,
      body: { fields: { reason: [expect.anything()] } },
    })
    expect(await decide(rita, id, 'REJECT', { reason, flagged_at_ms: 10_068 })).toMatchObject({ status: 400 })
    await reject(rita, id)
    expect(await opens(key)).toBe(false)
    expect(await share()).toMatchObject({ status: 409, body: { error: 'FILM_REJECTED' } })
    expect(await reviewOf(id)).toMatchObject({ state: 'REJECTED', reason, flagged_at_ms: 4_000, can_object: true })
    const [first] = (await test.ok('listNotifications', { as: ada, query: {} })).results
    expect(first).toMatchObject({ kind: 'FILM_REVIEWED', path: `/film/${id}`, title: 'Your video was rejected' })
    expect(first?.text).toContain(reason)
    await test.runJobs()
    expect(test.mail.at(-1)).toMatchObject({ to: ada.email, subject: 'Your video was rejected' })
    expect(test.mail.at(-1)?.text).toContain(`/film/${id}`)
    expect(test.events.some(({ event, channel }) => event === 'story-changed' && channel.includes(ada.pusherId))).toBe(
      true,
    )
  })

  it('undoFilmReview: a rejected film regains its preview link when the verdict is undone, which only its reviewer can do', async () => {
    const { body } = await share()
    const key = (body as { public_preview_id: string }).public_preview_id
    const id = await film()
    await idsOf(rita)
    await reject(rita, id)
    expect(await test.call('undoFilmReview', { as: remy, body: { render_id: id } })).toMatchObject({ status: 409 })
    expect(await test.ok('undoFilmReview', { as: rita, body: { render_id: id } })).toMatchObject({
      ...{ state: 'NONE', reason: null, can_object: false },
    })
    expect(await opens(key)).toBe(true)
    expect(await idsOf(remy)).toEqual([])
    expect(await idsOf(rita)).toEqual([id])
    expect(await titles()).toContain('Your video is under review again')
    expect(await test.call('undoFilmReview', { as: rita, body: { render_id: id } })).toMatchObject({ status: 409 })
  })

  it('getFilmReview, objectToFilmReview: a rejected film returns first in the queue with its owner’s objection, once, and is shared again if approved', async () => {
    const { body } = await share()
    const key = (body as { public_preview_id: string }).public_preview_id
    const id = await film()
    await idsOf(rita)
    await reject(rita, id)
    const later = await film()
    expect(await object(id)).toMatchObject({ status: 200, body: { state: 'OBJECTED', can_object: false } })
    expect(await object(id)).toMatchObject({ status: 409, body: { error: 'NOTHING_TO_OBJECT_TO' } })
    expect(await opens(key)).toBe(false)
    expect(await share()).toMatchObject({ status: 409 })
    expect(await test.call('undoFilmReview', { as: rita, body: { render_id: id } })).toMatchObject({ status: 409 })
    const { results } = await queue(remy)
    expect(results).toMatchObject([
      {
        ...{ render_id: id, objection: 'We own this brand', rejection_reason: reason },
        flags: [{ at_ms: 4_000, kind: 'REJECTION', text: reason }],
      },
      { render_id: later, objection: null },
    ])
    expect(await decide(remy, id, 'APPROVE')).toMatchObject({ status: 200 })
    expect(await opens(key)).toBe(true)
    expect(await titles()).toContain('Your appeal was accepted')
    await test.ok('undoFilmReview', { as: remy, body: { render_id: id } })
    expect(await opens(key)).toBe(false)
    expect(await reviewOf(id)).toMatchObject({ state: 'OBJECTED', reason })
    await decide(remy, id, 'REJECT', { reason: 'Their company info names another one' })
    expect(await reviewOf(id)).toMatchObject({ state: 'REJECTED', can_object: false })
    expect(await titles()).toContain('Your appeal was declined')
  })

  it('a rejected film does not prevent the sharing of a later approved one', async () => {
    const first = await film()
    await idsOf(rita)
    await reject(rita, first)
    const second = await film()
    expect(await share()).toMatchObject({ status: 409 })
    await idsOf(rita)
    await decide(rita, second, 'APPROVE')
    expect((await share()).status).toBe(200)
  })
})

it('an export that ends puts its film into the queue', async () => {
  const { render } = await test.ok('generateVideo', { as: ada, body: { story_id: storyId, executor: 'BROWSER' } })
  expect(await reviewOf(render.render_id)).toMatchObject({ state: 'NONE', can_object: false })
  expect(await object(render.render_id)).toMatchObject({ status: 409 })
  expect((await queue(rita)).count).toBe(0)
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
  const file = { userId: ada.id, storyId, fileKey: 'films/1.mp4', fileName: 'film.mp4', contentType: 'video/mp4' }
  const [stored] = await test.db
    .insert(media)
    .values({ ...file, mediaType: 'video', source: 'GENERATED', status: 'COMPLETED', ...at })
    .returning()
  await test.scope((scope) =>
    endRender(scope, render.render_id, { status: 'COMPLETED', mediaId: stored?.id ?? '', fileKey: file.fileKey }),
  )
  expect(await idsOf(rita)).toEqual([render.render_id])
})
