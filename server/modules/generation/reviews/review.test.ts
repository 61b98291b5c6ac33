import { expect, it } from 'vitest'
import type { FilmReviewRow } from '#server/platform/db/rows.ts'
import { presentReview } from './review.ts'

const review = (change: Partial<FilmReviewRow>): FilmReviewRow =>
  ({
    ...{ renderId: 'film', storyId: 'story', mediaId: 'file', verdict: 'WAITING', reason: null, flaggedAtMs: null },
    ...{ reviewedAt: null, objection: null, objectedAt: null },
    ...change,
  }) as FilmReviewRow

const nothing = {
  ...{ render_id: 'film', state: 'NONE', reason: null, flagged_at_ms: null, reviewed_at: null },
  ...{ objection: null, objected_at: null, can_object: false },
}
const decided = { reason: 'A face', flaggedAtMs: 0, reviewedAt: new Date('2030-01-01T00:00:00Z') }
const REVIEWED_AT = '2030-01-01T00:00:00.000Z'
const objected = { objection: 'It is drawn', objectedAt: new Date('2030-01-02T00:00:00Z') }

it('a film that does not exist, or is not decided yet, has no review', () => {
  expect(presentReview('film', undefined)).toEqual(nothing)
  expect(presentReview('film', review({}))).toEqual(nothing)
  expect(presentReview('film', review(decided))).toEqual(nothing)
})

it('a rejection has reason, place and time, and can be objected to', () => {
  expect(presentReview('film', review({ ...decided, verdict: 'REJECTED' }))).toEqual({
    ...nothing,
    ...{ state: 'REJECTED', reason: 'A face', flagged_at_ms: 0, reviewed_at: REVIEWED_AT, can_object: true },
  })
})

it('a rejection can be objected to once, and only while its film exists', () => {
  const rejected = review({ ...decided, verdict: 'REJECTED' })
  expect(presentReview('film', { ...rejected, mediaId: null }).can_object).toBe(false)
  expect(presentReview('film', { ...rejected, ...objected })).toMatchObject({
    ...{ state: 'REJECTED', objection: 'It is drawn', objected_at: '2030-01-02T00:00:00.000Z', can_object: false },
  })
})

it('a film whose rejection was objected to is pending, and still has the reason of its rejection', () => {
  expect(presentReview('film', review({ ...decided, ...objected }))).toEqual({
    ...{ render_id: 'film', state: 'OBJECTED', reason: 'A face', flagged_at_ms: 0, reviewed_at: REVIEWED_AT },
    ...{ objection: 'It is drawn', objected_at: '2030-01-02T00:00:00.000Z', can_object: false },
  })
})

it('an approval has its time, and no earlier reasons', () => {
  expect(presentReview('film', review({ ...decided, verdict: 'APPROVED' }))).toEqual({
    ...nothing,
    ...{ state: 'APPROVED', reviewed_at: REVIEWED_AT },
  })
})
