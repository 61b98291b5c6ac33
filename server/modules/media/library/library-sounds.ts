import { eq, inArray } from 'drizzle-orm'
import type { MusicTrack, SoundEffect } from '#engines/ports.ts'
import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { libraryKey, musicKey } from './library.ts'

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
  await db
    .insert(media)
    .values(missing.map((sound) => ({ ...columnsOf(services, kind, sound), fileKey: libraryKey(kind, sound.id) })))
    .onConflictDoNothing()
  return find()
}

/** The media of a track that lasts so many seconds and then ends; its file is made when it is first played. */
export async function findPiece({ db, services }: Scope, track: MusicTrack, seconds: number): Promise<string | null> {
  const fileKey = musicKey(track.id, seconds)
  const columns = columnsOf(services, 'music', { ...track, durationMs: seconds * 1000 })
  await db
    .insert(media)
    .values({ ...columns, fileKey })
    .onConflictDoNothing()
  const [row] = await db.select({ id: media.id }).from(media).where(eq(media.fileKey, fileKey))
  return row?.id ?? null
}

function columnsOf(
  services: Scope['services'],
  kind: 'music' | 'effect',
  { name, durationMs, credit }: Omit<LibrarySound, 'id'>,
) {
  const now = services.clock.now()
  const { label } = services.engines.music.info
  return {
    mediaType: 'audio' as const,
    source: 'SYSTEM' as const,
    status: 'COMPLETED' as const,
    fileName: `${name}.wav`,
    contentType: 'audio/wav',
    durationMs: Math.round(durationMs),
    origin: { engine: kind === 'effect' ? (credit?.library ?? label) : label, title: name, ...(credit && { credit }) },
    createdAt: now,
    updatedAt: now,
  }
}
