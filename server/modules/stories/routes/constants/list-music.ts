import { libraryUrl } from '#server/modules/media/library/library.ts'
import { findSoundMedia } from '#server/modules/media/library/library-sounds.ts'
import { route } from '#server/platform/http/route.ts'

export const listMusic = route('listMusic', async (call) => {
  const { tracks } = call.services.engines.music
  const mediaIds = await findSoundMedia(call, 'music', tracks)
  const sorted = [...tracks].sort(
    (one, other) => one.mood.localeCompare(other.mood) || one.name.localeCompare(other.name),
  )
  return {
    tracks: await Promise.all(
      sorted.map(async (track) => ({
        track_id: track.id,
        name: track.name,
        mood: track.mood,
        bpm: track.bpm,
        duration_ms: Math.round(track.durationMs),
        file_location: await libraryUrl(call.services, 'music', track.id),
        media_id: mediaIds.get(track.id) ?? '',
      })),
    ),
  }
})
