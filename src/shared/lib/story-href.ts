import type { StorySummary } from '#generated/client/model/storySummary.ts'
import { paths } from '#src/app/paths.ts'

const WIZARD_MODES: readonly StorySummary['creation_mode'][] = ['Text', 'Script', 'Narrated']

type Opened = Pick<StorySummary, 'id' | 'status' | 'creation_mode' | 'scenes_completed'>

/** Where a story opens: what is being made or failed shows its progress, a draft goes on in its wizard, all else in the editor. */
export function storyHref({ id, status, creation_mode: mode, scenes_completed: made }: Opened): string {
  if (status === 'GENERATING' || (status === 'FAILED' && made > 0)) return paths.generating.href({ story_id: id })
  if (mode === 'Avatar' && status === 'DRAFT') return paths.avatarVideo.href({ story_id: id })
  const isDraft = status !== 'COMPLETED' && made === 0
  if (isDraft && WIZARD_MODES.includes(mode)) return paths.newStoryFor.href({ storyId: id })
  return status === 'FAILED' ? paths.generating.href({ story_id: id }) : paths.story.href({ storyId: id })
}
