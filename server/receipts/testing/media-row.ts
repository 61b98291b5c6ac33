import type { MediaRow } from '#server/db/rows.ts'
import type { StoredReceipt } from '#server/db/schema/receipt.ts'

/** A picture that an engine made, as it is stored. */
export function mediaRow(change: Partial<MediaRow>): MediaRow {
  const at = new Date('2026-11-01T00:00:00Z')
  const id = change.id ?? 'media-1'
  return {
    ...{ id, userId: 'user-1', storyId: null, sceneId: null, arollId: null },
    ...{ mediaType: 'image', source: 'GENERATED', status: 'COMPLETED', errorMessage: null },
    ...{ fileKey: `media/${id}`, thumbnailKey: null, fileName: 'file', contentType: 'image/png', sizeBytes: 1 },
    ...{ width: 1, height: 1, durationMs: null, origin: {}, receipt: null, madeFor: null, focalPath: null },
    ...{ contentHash: null, uploadExpiresAt: null, createdAt: at, updatedAt: at },
    ...change,
  }
}

/** What a voice was spoken from, as it is kept with it. */
export function storedReceipt(change: Partial<StoredReceipt>): StoredReceipt {
  return {
    ...{ work: 'VOICE', engine: 'A voice', is_draft: false, model: null, prompt: null, seed: null },
    ...{ settings: [], inputs: [], licence: null, author: null, source_url: null, shared_by: 1, work_ms: 900 },
    ...{ failures: [], made_at: '2026-11-01T00:00:00.000Z', hold_id: null },
    ...change,
  }
}
