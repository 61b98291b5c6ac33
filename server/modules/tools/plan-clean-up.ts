import type { VideoRetoucher } from '#engines/ports.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { TaskRequest } from '#server/platform/db/schema/tasks.ts'
import type { CleanRecordingPlan, CleanVideoPlan } from './plan.ts'
import { requireWorkable } from './plan-video.ts'
import { refuse, requireRecording } from './source.ts'

/** Everything is cleaned unless it is left out. */
function settingsOf({ reduce_noise: noise = true, cut_rumble: rumble = true, match_level: level = true }: TaskRequest) {
  if (!noise && !rumble && !level) throw refuse('reduce_noise', 'Choose what to clean up')
  return { noise, rumble, level }
}

/** A recording without noise, equally long. */
export function planCleanRecording(source: MediaRow | null, request: TaskRequest): CleanRecordingPlan {
  return { work: 'cleanRecording', source: requireRecording(source, 'source_media_id'), ...settingsOf(request) }
}

/** A video whose sound has no noise; its images are the same. */
export function planCleanVideo(
  source: MediaRow | null,
  request: TaskRequest,
  engine: VideoRetoucher | null,
): CleanVideoPlan {
  return { work: 'cleanVideo', source: requireWorkable(source, engine), ...settingsOf(request) }
}
