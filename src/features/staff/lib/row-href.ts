import type { StaffRole, StaffRow } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { mayOpen } from './staff-pages.ts'

/** Link to the details of a row that these roles may see: its story, or else its user. */
export function rowHref(
  { kind, story_id, user_id }: Pick<StaffRow, 'kind' | 'story_id' | 'user_id'>,
  own: readonly StaffRole[],
): string | null {
  if (story_id !== null && kind !== 'PERSON' && mayOpen(own, ['SUPPORT']))
    return paths.adminDebugStory.href({ story_id })
  return user_id === null ? null : paths.adminUserSummary.href({ user_id })
}
