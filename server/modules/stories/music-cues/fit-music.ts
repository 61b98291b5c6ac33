import { findPiece, findSoundMedia } from '#server/modules/media/library/library-sounds.ts'
import { findTrackOfKey } from '#server/modules/media/library/library.ts'
import { presentStoryDocument } from '#server/modules/stories/presenters/story.ts'
import type { Scope } from '#server/platform/context.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { pieceSecondsFor } from '#src/domain/composed-music.ts'
import { framesToMs } from '#src/domain/frames.ts'
import { toVideoDocument } from '#src/video/to-video-document.ts'

/**
 * The media of a story’s music, as long as its video where it is a built-in track: the piece then ends with the video. Any other
 * music stays.
 * @param mediaId the chosen music
 */
export async function fitMusic(scope: Scope, story: StoryRow, mediaId = story.backgroundMusicMediaId) {
  const [music] = await mediaOfIds(scope, [mediaId])
  const found = findTrackOfKey(scope.services.engines.music.tracks, music?.fileKey ?? null)
  if (!found) return mediaId
  const { durationInFrames } = toVideoDocument(await presentStoryDocument(scope, story))
  const seconds = pieceSecondsFor(framesToMs(durationInFrames))
  if (seconds !== null) return findPiece(scope, found.track, seconds)
  return (await findSoundMedia(scope, 'music', [found.track])).get(found.track.id) ?? mediaId
}
