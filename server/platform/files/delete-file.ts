import * as z from 'zod'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'

/** How long a file for a single download is kept, ms: longer than its signed URL is valid. */
export const DOWNLOAD_RETENTION_MS = 2 * 24 * 60 * 60 * 1000

/** Deletes a stored file at its scheduled time. */
export const deleteFile: JobDefinition<'forget-file'> = {
  payload: z.object({ key: z.string() }),
  maxAttempts: 5,
  concurrency: 2,
  async run({ app, payload: { key } }) {
    await app.files.remove(key)
  },
}
