import type { StaffMatch } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { rowsHref } from './rows-href.ts'

/** Where a match is shown: a user and a story by themselves, work by its story or, without one, by its row. */
export function matchHref({ kind, id, story_id }: StaffMatch): string {
  if (kind === 'PERSON') return paths.adminUserSummary.href({ user_id: id })
  if (story_id !== null) return paths.adminDebugStory.href({ story_id })
  return rowsHref(kind, { row_id: id })
}
