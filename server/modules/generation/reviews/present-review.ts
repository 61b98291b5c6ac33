import type { FilmReview } from '#generated/schema.ts'
import type { FilmReviewRow } from '#server/platform/db/rows.ts'

/** A rejection is objected to once, and as long as there is a film to look at. */
export const canObject = ({ verdict, objection, mediaId }: FilmReviewRow): boolean =>
  verdict === 'REJECTED' && objection === null && mediaId !== null

function stateOf({ verdict, objection }: FilmReviewRow): FilmReview['state'] {
  if (verdict !== 'WAITING') return verdict
  return objection === null ? 'NONE' : 'OBJECTED'
}

/** What was decided about a film, as its owner reads it: not by whom. @param row undefined: there is no film to decide about */
export function presentReview(renderId: string, row: FilmReviewRow | undefined): FilmReview {
  const state = row ? stateOf(row) : 'NONE'
  const isRejected = state === 'REJECTED' || state === 'OBJECTED'
  return {
    render_id: renderId,
    state,
    reason: (isRejected && row?.reason) || null,
    flagged_at_ms: (isRejected ? row?.flaggedAtMs : null) ?? null,
    reviewed_at: (state === 'NONE' ? null : row?.reviewedAt?.toISOString()) ?? null,
    objection: row?.objection ?? null,
    objected_at: row?.objectedAt?.toISOString() ?? null,
    can_object: row !== undefined && canObject(row),
  }
}
