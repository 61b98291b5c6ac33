import * as z from 'zod'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'

/** How long a file that was made to be downloaded once is kept, ms: longer than its signed address lives. */
export const DOWNLOAD_RETENTION_MS = 2 * 24 * 60 * 60 * 1000

/** Removes a stored file when its time has come. */
export const deleteFile: JobDefinition<'forget-file'> = {
  payload: z.object({ key: z.string() }),
  maxAttempts: 5,
  concurrency: 2,
  async run({ app, payload: { key } }) {
    await app.files.remove(key)
  },
}
