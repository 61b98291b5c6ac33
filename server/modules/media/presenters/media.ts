import type { Media, StockCredit as StockCreditAnswer } from '#generated/schema.ts'
import type { StockCredit } from '#engines/ports.ts'
import type { Scope } from '#server/platform/context.ts'
import { findTranscriptionIds } from '#server/platform/db/queries/transcription-ids.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { signDownload } from '#server/platform/files/signing.ts'

export type { Media }

export const presentCredit = (credit: StockCredit): StockCreditAnswer => ({
  author: credit.author,
  author_url: credit.authorUrl,
  library: credit.library,
  page_url: credit.pageUrl,
  licence: credit.licence,
  licence_url: credit.licenceUrl,
})

/** Media as the contract shows them, in the order given; one query for all their transcriptions. */
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
    created_at: row.createdAt.toISOString(),
  }
}
