import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { MusicTrack } from '#engines/ports.ts'
import type { Owner } from '#server/platform/auth/ownership.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { fileKind, type FileKind } from '#server/platform/files/file-kinds.ts'
import { readSoundFacts } from '#server/platform/files/inspect.ts'
import type { FileFacts } from '#server/platform/ports/sandbox.ts'
import { mediaFileKey } from '#server/platform/files/keys.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import { MUSIC_FORM_LIMIT, sizeText } from '#src/domain/uploads.ts'
import { HttpError, unsupportedMediaType, validationFailed } from '#server/platform/http/http-error.ts'
import { libraryKey } from '#server/modules/media/library/library.ts'
import { publishMediaUpdate } from '#server/modules/media/media-update.ts'

const FILES = '/files/'

/** The media behind an address of the music list or of one's own media; signatures are not looked at, only whose it is. */
export async function findTrack({ db }: Scope, user: Owner, location: string): Promise<string> {
  const path = location.startsWith('http') ? (URL.parse(location)?.pathname ?? '') : (location.split('?')[0] ?? '')
  const mayUse = or(eq(media.userId, user.id), and(isNull(media.userId), eq(media.source, 'SYSTEM')))
  const isTrack = and(
    eq(media.fileKey, path.slice(FILES.length)),
    eq(media.mediaType, 'audio'),
    eq(media.status, 'COMPLETED'),
  )
  const [row] = path.startsWith(FILES) ? await db.select().from(media).where(and(isTrack, mayUse)) : []
  if (!row) throw validationFailed({ background_music_file_location: ['This track does not exist'] })
  return row.id
}

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

export interface TrackFile {
  bytes: Uint8Array
  name: string
  kind: FileKind
  facts: FileFacts
}

/** Reads an uploaded track; refuses what is too large, of another type, or no sound. Long work, so before any transaction. */
export async function readTrack(services: Pick<Services, 'sandbox'>, file: Blob): Promise<TrackFile> {
  const kind = fileKind(file.type)
  if (kind?.mediaType !== 'audio') throw unsupportedMediaType(file.type)
  if (file.size > MUSIC_FORM_LIMIT) {
    const message = `A track in a form can have up to ${sizeText(MUSIC_FORM_LIMIT)}`
    throw new HttpError(413, { message, error: 'PAYLOAD_TOO_LARGE' })
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = (file instanceof File && file.name.slice(0, 200)) || `music.${kind.extension}`
  try {
    return { bytes, name, kind, facts: await readSoundFacts(services, bytes, kind) }
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw validationFailed({ file: [cause.message] })
    throw cause
  }
}

/** Stores a track as the person's media. */
export async function storeTrack(scope: Scope, user: Owner, track: TrackFile, storyId: string): Promise<string> {
  const { files, clock } = scope.services
  const { bytes, name, kind, facts } = track
  const id = crypto.randomUUID()
  const fileKey = mediaFileKey(id, kind.extension)
  try {
    await files.write(fileKey, bytes, kind.contentType)
    const now = clock.now()
    const [row] = await scope.db
      .insert(media)
      .values({
        id,
        userId: user.id,
        storyId,
        mediaType: 'audio',
        source: 'USER',
        status: 'COMPLETED',
        fileKey,
        fileName: name,
        contentType: kind.contentType,
        sizeBytes: bytes.length,
        ...facts,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (row) await publishMediaUpdate(scope, row)
    return id
  } catch (cause) {
    await files.remove(fileKey)
    throw cause
  }
}
