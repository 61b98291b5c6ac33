import type { Media } from '#src/shared/media/upload-item.ts'
import { type OpenStory, patchAroll, patchScene } from './open-story.ts'

/** A place with a sound of its own: a scene's recording or, with an A-roll, that A-roll's video. */
export interface SoundPlace {
  sceneId: string
  arollId?: string
}

/** The recording or video of a place; null where it has none (any more). */
export function soundAt({ scenes, arolls }: OpenStory, { sceneId, arollId }: SoundPlace): Media | null {
  if (arollId === undefined) {
    const scene = scenes[sceneId]
    return scene?.is_user_uploaded_audio ? scene.audio_media : null
  }
  const media = arolls[arollId]?.aroll_object.media
  return media?.media_type === 'video' ? media : null
}

export function withSound(open: OpenStory, { sceneId, arollId }: SoundPlace, media: Media): OpenStory {
  if (arollId === undefined) return patchScene(open, sceneId, { audio_media: media })
  const aroll = open.arolls[arollId]
  return aroll ? patchAroll(open, arollId, { aroll_object: { ...aroll.aroll_object, media } }) : open
}

/** The scenes with a recording among these. */
export const recordingsIn = (open: OpenStory, sceneIds: readonly string[]): SoundPlace[] =>
  sceneIds.map((sceneId) => ({ sceneId })).filter((place) => soundAt(open, place) !== null)

/** The A-rolls with a video. */
export const placesOfVideo = (open: OpenStory, mediaId: string): SoundPlace[] =>
  open.order.flatMap((sceneId) =>
    (open.scenes[sceneId]?.arollIds ?? [])
      .map((arollId) => ({ sceneId, arollId }))
      .filter((place) => soundAt(open, place)?.id === mediaId),
  )

/** What a sound was cleaned up from; its own id where it was not. */
export const originalIdOf = ({ id, cleaned_from_id: original }: Media): string => original ?? id
