import type { StorySummary } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'

const WIZARD_MODES: readonly StorySummary['creation_mode'][] = ['Text', 'Script', 'Narrated']

type Opened = Pick<
  StorySummary,
  'id' | 'status' | 'creation_mode' | 'scenes_completed' | 'scenes_total' | 'duration_in_frames'
>

/**
 * Where a story opens: a running one at its progress, a draft in its wizard, others in the editor; also failed ones, as
 * soon as it has scenes.
 */
export function storyHref({
  id,
  status,
  creation_mode: mode,
  scenes_completed: made,
  scenes_total: all,
  duration_in_frames: frames,
}: Opened): string {
  if (status === 'GENERATING') return paths.generating.href({ story_id: id })
  if (status === 'FAILED' && frames > 0 && mode !== 'Avatar') return paths.story.href({ storyId: id })
  if (mode === 'Avatar' && status === 'DRAFT') return paths.avatarVideo.href({ story_id: id })
  const isDraft = status !== 'COMPLETED' && made === 0
  if (isDraft && mode === 'Screenplay')
    return all > 0 ? paths.screenplay.href({ storyId: id }) : paths.newStoryFor.href({ storyId: id })
  if (isDraft && mode === 'Audio' && status === 'DRAFT') return paths.newAudioFor.href({ storyId: id })
  if (isDraft && WIZARD_MODES.includes(mode)) return paths.newStoryFor.href({ storyId: id })
  return status === 'FAILED' ? paths.generating.href({ story_id: id }) : paths.story.href({ storyId: id })
}

/** The plans, from which a payment leads back to the present page. */
export function subscribeHref(): string {
  const here = `${location.pathname}${location.search}`
  return paths.subscribe.href({ return_path: here })
}
