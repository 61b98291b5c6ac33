import type { Media, Overlay, StoryDocument } from '#generated/schema.ts'
import { fromBase64, type BugReport, type BugReportFile } from '#src/domain/bug-report/bug-report.ts'
import type { App } from '#server/platform/context.ts'
import type { media } from '#server/platform/db/schema/index.ts'

export type NewMedia = typeof media.$inferInsert & { id: string }

/** Where the bytes of a bug report's file go; null: they are not in it. */
async function stored({ files }: App, file: BugReportFile | undefined, key: string): Promise<string | null> {
  if (!file || file.data === null) return null
  await files.write(key, fromBase64(file.data), file.contentType || 'application/octet-stream')
  return key
}

const mediaOfOverlay = (overlay: Overlay) => (overlay.kind === 'MEDIA' ? overlay.media : null)

/** Every media that a story describes, once. */
export function mediaOf(story: StoryDocument): Media[] {
  const all = story.scenes.flatMap(({ audio_media: voice, arolls, overlays }) => [
    voice,
    ...arolls.map(({ aroll_object: { media: one } }) => one),
    ...overlays.map(mediaOfOverlay),
  ])
  all.push(...story.overlays.map(mediaOfOverlay), ...(story.music_cues ?? []).map(({ media }) => media))
  return [...new Map(all.flatMap((each) => (each ? [[each.id, each] as const] : []))).values()]
}

/** Stores the files that are in a bug report, and answers a row for each media of its story. */
export async function mediaOfBugReport(app: App, userId: string, bugReport: BugReport): Promise<NewMedia[]> {
  const { story, files } = bugReport
  if (story === null) return []
  const fileAt = (address: string | null) => files.find((file) => file.address === address)
  const rows = await Promise.all(
    mediaOf(story).map(async (each): Promise<NewMedia> => {
      const url = fileAt(each.url)
      const key = `media/${each.id}.${extensionOf(url?.contentType || each.content_type)}`
      // An image without a smaller copy is its own.
      const small = each.thumbnail_url === each.url ? undefined : fileAt(each.thumbnail_url)
      return {
        ...{ id: each.id, userId, mediaType: each.media_type, source: each.source, status: each.status },
        ...{ fileKey: await stored(app, url, key), fileName: each.file_name, contentType: each.content_type },
        thumbnailKey: await stored(app, small, `media/${each.id}-thumbnail.${extensionOf(small?.contentType)}`),
        ...{ sizeBytes: each.size_bytes, width: each.width, height: each.height, durationMs: each.duration_ms },
        ...{ errorMessage: each.error_message, origin: originOf(each) },
        ...{ createdAt: new Date(each.created_at), updatedAt: new Date(each.created_at) },
      }
    }),
  )
  return [...rows, ...(await loose(app, userId, bugReport))]
}

const originOf = ({ prompt, credit }: Media): NewMedia['origin'] => ({
  ...(prompt !== null && { prompt }),
  ...(credit && {
    credit: {
      ...{ author: credit.author, authorUrl: credit.author_url, library: credit.library },
      ...{ pageUrl: credit.page_url, licence: credit.licence, licenceUrl: credit.licence_url },
    },
  }),
})

/** Files that the story references without describing them: its music and its brand's logo. */
async function loose(app: App, userId: string, { story, files, madeAt }: BugReport): Promise<NewMedia[]> {
  if (story === null) return []
  const at = { createdAt: new Date(madeAt), updatedAt: new Date(madeAt) }
  const row = async (id: string, mediaType: 'audio' | 'image', address: string | null, name: string) => {
    const file = files.find((each) => each.address === address)
    const contentType = file?.contentType || (mediaType === 'audio' ? 'audio/wav' : 'image/png')
    const fileKey = await stored(app, file, `media/${id}.${extensionOf(contentType)}`)
    return {
      id,
      userId,
      mediaType,
      source: 'USER' as const,
      status: 'COMPLETED' as const,
      fileKey,
      fileName: name,
      contentType,
      ...at,
    }
  }
  const { music, brand_overlay: overlay } = story
  const rows: NewMedia[] = []
  if (music.background_music_media_id !== null)
    rows.push(
      await row(
        music.background_music_media_id,
        'audio',
        music.background_music_file_location,
        music.background_music_name ?? 'Music',
      ),
    )
  if (overlay) rows.push(await row(crypto.randomUUID(), 'image', overlay.logo_url, LOGO_NAME))
  return rows
}

/** How the logo's row is found again: the document does not name it. */
export const LOGO_NAME = 'bug-report-logo'

const extensionOf = (contentType = '') =>
  /\/(?:x-)?([a-z0-9]{2,5})/.exec(contentType.replace('svg+xml', 'svg').replace('mpeg', 'mp3'))?.[1] ?? 'bin'
