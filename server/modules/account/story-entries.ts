import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { type App, withoutTransaction } from '#server/platform/context.ts'
import { presentCharacters } from '#server/modules/stories/characters/present-character.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { characters, media, screenplaySegments } from '#server/platform/db/schema/index.ts'
import { ensureLibraryFile } from '#server/modules/media/library/library.ts'
import { isLibraryKey } from '#server/platform/files/keys.ts'
import { packFiles } from '#server/modules/rendering/premiere/packed-files.ts'
import { presentStoryDocument } from '#server/modules/stories/presenters/story.ts'
import type { ZipEntry } from '#server/modules/rendering/premiere/zip.ts'
import { presentSegment, readSegments } from '#server/modules/stories/screenplay/read.ts'
import { cuesOf, toSrt, toVtt } from '#src/video/subtitles/cues.ts'
import { toVideoDocument } from '#src/video/to-video-document.ts'
import { fileEntry, jsonEntry, lateText } from './zip-entries.ts'

interface Film {
  renderId: string
  mediaId: string
  fileKey: string | null
}

/** One story's folder: its document, cast, screenplay, captions, videos and media. */
export async function storyEntries(app: App, story: StoryRow, films: readonly Film[]): Promise<ZipEntry[]> {
  const folder = `stories/${folderName(story)}`
  const document = () => withoutTransaction(app, (scope) => presentStoryDocument(scope, story))
  const captions = async (write: typeof toSrt) => write(cuesOf(toVideoDocument(await document())))
  const entries: ZipEntry[] = [
    lateText(`${folder}/story.json`, async () => JSON.stringify(await document(), null, 2)),
    jsonEntry(`${folder}/cast.json`, app, async (scope) => {
      const isOfStory = eq(characters.storyId, story.id)
      const rows = await scope.db.select().from(characters).where(isOfStory).orderBy(asc(characters.createdAt))
      return presentCharacters(scope, rows)
    }),
    lateText(`${folder}/captions.srt`, () => captions(toSrt)),
    lateText(`${folder}/captions.vtt`, () => captions(toVtt)),
  ]
  if ((await app.db.$count(screenplaySegments, eq(screenplaySegments.storyId, story.id))) > 0)
    entries.push(
      jsonEntry(`${folder}/screenplay.json`, app, async (scope) =>
        (await readSegments(scope, story.id)).map(presentSegment),
      ),
    )
  for (const film of films) entries.push(...(await fileEntry(app, `${folder}/films/${film.renderId}`, film)))
  const shown = new Set(films.map(({ mediaId }) => mediaId))
  const files = await app.db
    .select()
    .from(media)
    .where(and(eq(media.storyId, story.id), eq(media.userId, story.userId), isNotNull(media.fileKey)))
  for (const row of files)
    if (!shown.has(row.id)) entries.push(...(await fileEntry(app, `${folder}/media/${row.id}`, row)))
  // Music of the library, and media that a copy of a story shares with its original.
  const own = new Set(files.map(({ fileKey }) => fileKey))
  for (const { key: fileKey, path } of packFiles(app.files, await document(), 0).values()) {
    if (own.has(fileKey)) continue
    if (isLibraryKey(fileKey)) await ensureLibraryFile(app, fileKey).catch(() => null)
    entries.push(...(await fileEntry(app, `${folder}/${path.replace(/\.\w+$/, '')}`, { fileKey })))
  }
  return entries
}

/** The title as every file system accepts it, with a part of the id that distinguishes stories of the same title. */
function folderName({ displayTitle, id }: StoryRow): string {
  const words = displayTitle
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60)
    .trim()
  return `${words === '' ? 'Story' : words} ${id.slice(0, 8)}`
}
