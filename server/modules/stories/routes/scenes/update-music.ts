import { ownStory, type Owner } from '#server/platform/auth/ownership.ts'
import { validationFailed, HttpError, unsupportedMediaType } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { fitMusic } from '#server/modules/stories/music-cues/fit-music.ts'
import { beginEdit, type StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Scope, Services } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { fileKind, type FileKind } from '#server/platform/files/file-kinds.ts'
import { readSoundFacts } from '#server/platform/files/inspect.ts'
import type { FileFacts } from '#server/platform/ports/sandbox.ts'
import { mediaFileKey } from '#server/platform/files/keys.ts'
import { keyOfUrl } from '#server/platform/files/signing.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import { MUSIC_FORM_LIMIT, sizeText } from '#src/domain/uploads.ts'
import { publishMediaUpdate } from '#server/modules/media/presenters/media.ts'

interface TrackFile {
  bytes: Uint8Array
  name: string
  kind: FileKind
  facts: FileFacts
}

export const updateMusic = preparedRoute('updateMusic', async ({ user, body, ...scope }) => {
  const { story_id: storyId, file, background_music_file_location: location } = body
  await ownStory(scope.db, user, storyId)
  if (file && location !== undefined) throw validationFailed({ file: ['Send a file or a URL, not both'] })
  const uploaded = file && (await readTrack(scope.services, file))
  return async ({ user, body, ...scope }) => {
    const edit = await beginEdit(scope, user, storyId)
    const track = uploaded
      ? await storeTrack(scope, user, uploaded, storyId)
      : location && (await findTrack(scope, user, location))
    await edit.updateStory({
      haveBackgroundMusic: body.have_background_music,
      backgroundMusicVolume: body.background_music_volume,
      musicDuckingDb: body.ducking_db,
      backgroundMusicMediaId: track ? await musicFor(edit, track) : undefined,
    })
    return presentStory(scope, await edit.finish('Change music'))
  }
})

/** Until a video is generated its length is only estimated. */
const musicFor = ({ scope, story }: StoryEdit, track: string) =>
  story.status === 'COMPLETED' ? fitMusic(scope, story, track) : track

/** The media of a URL from the music list or of the user's own media; signatures are ignored, only the owner is checked. */
async function findTrack({ db, services }: Scope, user: Owner, location: string): Promise<string> {
  const key = keyOfUrl(services.files, location)
  const mayUse = or(eq(media.userId, user.id), and(isNull(media.userId), eq(media.source, 'SYSTEM')))
  const isTrack = and(eq(media.fileKey, key ?? ''), eq(media.mediaType, 'audio'), eq(media.status, 'COMPLETED'))
  const [row] = key !== null ? await db.select().from(media).where(and(isTrack, mayUse)) : []
  if (!row) throw validationFailed({ background_music_file_location: ['Track not found'] })
  return row.id
}

/**
 * Reads an uploaded track; refuses files that are too large, of another type, or no sound. Long work, so before any
 * transaction.
 */
async function readTrack(services: Pick<Services, 'sandbox'>, file: Blob): Promise<TrackFile> {
  const kind = fileKind(file.type)
  if (kind?.mediaType !== 'audio') throw unsupportedMediaType(file.type)
  if (file.size > MUSIC_FORM_LIMIT) {
    const message = `A track in a form can be up to ${sizeText(MUSIC_FORM_LIMIT)}`
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

/** Stores a track as the user's media. */
async function storeTrack(scope: Scope, user: Owner, track: TrackFile, storyId: string): Promise<string> {
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
