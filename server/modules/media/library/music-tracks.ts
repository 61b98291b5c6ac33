import { inArray } from 'drizzle-orm'
import type { MusicTrack } from '#engines/ports.ts'
import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { libraryKey } from './library.ts'

/** Every track is a media of everybody's; those that a new engine brought are written down here. */
export async function findTrackMedia(
  { db, services }: Scope,
  tracks: readonly MusicTrack[],
): Promise<Map<string, string>> {
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
