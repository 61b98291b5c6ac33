import type { Media, StockCredit as StockCreditAnswer } from '#generated/schema.ts'
import type { StockCredit, EncodedImage } from '#engines/ports.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { findTranscriptionIds, readStills } from '#server/platform/db/queries/media.ts'
import type { MediaRow, UserRow } from '#server/platform/db/rows.ts'
import { signDownload } from '#server/platform/files/signing.ts'
import { publish } from '#server/platform/realtime/publish.ts'

/** Bytes that are converted at once: a call takes only so many arguments. */
const PART = 8_192

export type { Media }

export const presentCredit = (credit: StockCredit): StockCreditAnswer => ({
  author: credit.author,
  author_url: credit.authorUrl,
  library: credit.library,
  page_url: credit.pageUrl,
  licence: credit.licence,
  licence_url: credit.licenceUrl,
})

/** Media in the contract's form, in the order given; one query for all their transcriptions. */
export async function presentMedia(scope: Scope, rows: readonly MediaRow[]): Promise<Media[]> {
  const transcriptionIds = await findTranscriptionIds(scope, rows)
  return Promise.all(rows.map((row) => present(scope, row, transcriptionIds.get(row.id) ?? null)))
}

export async function presentOneMedia(scope: Scope, row: MediaRow): Promise<Media> {
  const [one] = await presentMedia(scope, [row])
  if (!one) throw new Error('A media was not presented')
  return one
}

async function present({ services }: Scope, row: MediaRow, transcriptionId: string | null): Promise<Media> {
  const url = row.status === 'COMPLETED' && row.fileKey ? await signDownload(services, row.fileKey) : null
  const thumbnail = row.thumbnailKey ? await signDownload(services, row.thumbnailKey) : null
  return {
    id: row.id,
    media_type: row.mediaType,
    source: row.source,
    status: row.status,
    error_message: row.errorMessage,
    media_transcription_id: transcriptionId,
    story_id: row.storyId,
    scene_id: row.sceneId,
    aroll_id: row.arollId,
    url,
    thumbnail_url: thumbnail ?? (row.mediaType === 'image' ? url : null),
    file_name: row.fileName,
    content_type: row.contentType,
    size_bytes: row.sizeBytes,
    width: row.width,
    height: row.height,
    duration_ms: row.durationMs,
    prompt: row.origin.prompt ?? null,
    ...(row.origin.credit && { credit: presentCredit(row.origin.credit) }),
    ...(row.origin.cleanedFromId !== undefined && { cleaned_from_id: row.origin.cleanedFromId }),
    created_at: row.createdAt.toISOString(),
  }
}

/** Small images of each story, one per scene in playing order, the first six: URLs by story id. */
export async function findStills(scope: Scope, storyIds: readonly string[]): Promise<Map<string, string[]>> {
  const stills = new Map<string, string[]>()
  if (storyIds.length === 0) return stills
  const found = await readStills(scope.db, { storyIds })
  const shown = await presentMedia(
    scope,
    found.map(({ row }) => row),
  )
  for (const [index, { storyId }] of found.entries()) {
    const url = shown[index]?.thumbnail_url
    if (url) stills.set(storyId, [...(stills.get(storyId) ?? []), url])
  }
  return stills
}

/** URL of a user's profile picture; null while initials are shown. */
export async function presentImage(services: Services, { pictureKey: imageKey }: Pick<UserRow, 'pictureKey'>) {
  return imageKey === null ? null : signDownload(services, imageKey)
}

/** A small image embedded in an answer, where a file would outlive its use. */
export function toDataUrl({ bytes, contentType }: Pick<EncodedImage, 'bytes' | 'contentType'>): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += PART) letters += String.fromCharCode(...bytes.subarray(at, at + PART))
  return `data:${contentType};base64,${btoa(letters)}`
}

/** Notifies the owner's tabs of a new or changed media. */
export async function publishMediaUpdate(scope: Scope, row: MediaRow): Promise<void> {
  if (row.userId !== null)
    await publish(scope, row.userId, 'media_update', { media: await presentOneMedia(scope, row) })
}
