import { type Owner, ownMedia } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { WavCopies } from '#server/platform/jobs/payloads.ts'

/** The copies a person's browser made, by the scene each was uploaded for. `message` is the operation's own text. */
export async function findWavCopies(
  scope: Scope,
  user: Owner,
  ids: readonly string[] = [],
  message: string,
): Promise<WavCopies> {
  const rows: MediaRow[] = []
  for (const id of ids) rows.push(await ownMedia(scope.db, user, id))
  if (rows.some(({ contentType, status }) => contentType !== 'audio/wav' || status !== 'COMPLETED'))
    throw validationFailed({ wav_media_ids: ['Choose a WAV recording'] }, message)
  return Object.fromEntries(rows.flatMap(({ id, sceneId }) => (sceneId === null ? [] : [[sceneId, id]])))
}
