import { inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import type { MusicTrack } from '#engines/ports.ts'
import { libraryKey, libraryUrl } from '#server/modules/media/library/library.ts'
import { route } from '#server/platform/http/route.ts'

export const listMusic = route('listMusic', async (call) => {
  const { tracks } = call.services.engines.music
  const mediaIds = await findTrackMedia(call, tracks)
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
        media_id: mediaIds.get(libraryKey('music', track.id)) ?? '',
      })),
    ),
  }
})

/** Every track is a media of the product; those of a new engine are added here. */
async function findTrackMedia({ db, services }: Scope, tracks: readonly MusicTrack[]): Promise<Map<string, string>> {
  const keys = tracks.map(({ id }) => libraryKey('music', id))
  const find = async () => {
    const rows = await db.select({ id: media.id, key: media.fileKey }).from(media).where(inArray(media.fileKey, keys))
    return new Map(rows.map(({ id, key }) => [key ?? '', id]))
  }
  const known = await find()
  const missing = tracks.filter(({ id }) => !known.has(libraryKey('music', id)))
  if (missing.length === 0) return known
  const now = services.clock.now()
  await db
    .insert(media)
    .values(
      missing.map(({ id, name, durationMs }) => ({
        mediaType: 'audio' as const,
        source: 'SYSTEM' as const,
        status: 'COMPLETED' as const,
        fileKey: libraryKey('music', id),
        fileName: `${name}.wav`,
        contentType: 'audio/wav',
        durationMs: Math.round(durationMs),
        origin: { engine: services.engines.music.info.label, title: name },
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing()
  return find()
}
