import { type Owner, usableMedia } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import type { ArollRow, MediaRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import type { ArollChange } from './change-aroll.ts'

/** An A-roll's columns for a new media: a video plays whole, from its start; settings of the old media are reset. */
function showing(shown: MediaRow): ArollChange {
  const isVideo = shown.mediaType === 'video'
  return {
    mediaId: shown.id,
    arollType: isVideo ? 'VideoARoll' : 'ImageARoll',
    status: 'COMPLETED',
    errorMessage: null,
    videoStart: isVideo ? 0 : null,
    videoEnd: isVideo ? shown.durationMs : null,
    // Going back to an image restores its seed, so that the next one starts from there.
    seed: shown.origin.seed,
    playbackRate: 1,
    reversed: false,
    useVideoAudio: false,
    videoVolume: 1,
    crop: null,
  }
}

/** An image or video that may be shown; 404 for another user's, 400 for `field` when it is neither or not ready. */
export async function requireShowable(scope: Scope, user: Owner, mediaId: string, field = 'media'): Promise<MediaRow> {
  const row = await usableMedia(scope.db, user, mediaId)
  if (row.status !== 'COMPLETED') throw validationFailed({ [field]: ['This media isn’t ready'] })
  if (row.mediaType === 'audio') throw validationFailed({ [field]: ['Choose an image or a video'] })
  return row
}

/** Shows a media in an A-roll, as part of an edit. */
export async function showMedia(edit: StoryEdit, aroll: ArollRow, shown: MediaRow): Promise<ArollRow> {
  return edit.updateAroll(withoutPendingImage(aroll), { ...showing(shown), ...describing(aroll, shown) })
}

/** A generated image restores its prompt: the next one starts from there. */
function describing(aroll: ArollRow, { receipt }: MediaRow): ArollChange {
  const prompt = receipt?.work === 'PICTURE' ? receipt.settings.find(({ name }) => name === 'words')?.value : undefined
  const { customImageGenerationPrompt: own, imageGenerationPrompt: written } = aroll
  if (prompt === undefined || prompt === (own ?? written)) return {}
  return written === null && own === null ? { imageGenerationPrompt: prompt } : { customImageGenerationPrompt: prompt }
}

/** An A-roll for the log: undo must not restore its waiting state. */
export function withoutPendingImage(aroll: ArollRow): ArollRow {
  if (aroll.status !== 'GENERATING') return aroll
  return { ...aroll, status: aroll.mediaId === null ? 'EMPTY' : 'COMPLETED' }
}
