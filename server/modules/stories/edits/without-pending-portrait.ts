import type { CharacterRow } from '#server/platform/db/rows.ts'

/** A character whose portrait nobody draws any more: it has the old one, or none. */
export function withoutPendingPortrait(row: CharacterRow): CharacterRow {
  if (row.portraitGenerationStatus !== 'IN_PROGRESS') return row
  return { ...row, portraitGenerationStatus: row.portraitMediaId === null ? 'NONE' : 'GENERATED' }
}
