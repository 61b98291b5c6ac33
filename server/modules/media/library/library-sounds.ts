import { inArray } from 'drizzle-orm'
import type { SoundEffect } from '#engines/ports.ts'
import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { libraryKey } from './library.ts'

interface LibrarySound {
  id: string
  name: string
  durationMs: number
  credit?: SoundEffect['credit']
}

/**
 * Ids of the media of tracks or sound effects, by the sound's id. Each is one media for all users; those that a new
 * engine brought are written down here.
 */
export async function findSoundMedia(
  { db, services }: Scope,
  kind: 'music' | 'effect',
  sounds: readonly LibrarySound[],
): Promise<Map<string, string>> {
  const ids = new Map(sounds.map(({ id }) => [libraryKey(kind, id), id]))
  const find = async () => {
    const rows = await db
      .select({ id: media.id, key: media.fileKey })
      .from(media)
      .where(inArray(media.fileKey, [...ids.keys()]))
    return new Map(rows.map(({ id, key }) => [ids.get(key ?? '') ?? '', id]))
  }
  const known = await find()
  const missing = sounds.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return known
  const now = services.clock.now()
  await db
    .insert(media)
    .values(
      missing.map(({ id, name, durationMs, credit }) => ({
        mediaType: 'audio' as const,
        source: 'SYSTEM' as const,
        status: 'COMPLETED' as const,
        fileKey: libraryKey(kind, id),
        fileName: `${name}.wav`,
        contentType: 'audio/wav',
        durationMs: Math.round(durationMs),
        origin: {
          engine: credit?.library ?? services.engines.music.info.label,
          title: name,
          ...(credit && { credit }),
        },
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing()
  return find()
}
