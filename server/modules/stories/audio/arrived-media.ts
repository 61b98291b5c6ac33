import { eq } from 'drizzle-orm'
import { ownMedia } from '#server/platform/auth/ownership.ts'
import { media } from '#server/platform/db/schema/index.ts'
import type { MediaRow, UserRow } from '#server/platform/db/rows.ts'
import type { Scope } from '#server/platform/context.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { sceneDurationInFrames, wholeFrames } from '#src/domain/frames.ts'
import { requireLength } from '#server/modules/stories/length-limit.ts'

const NAMES = { audio: 'recording', video: 'video' } as const

/** A person's own recording or video that is there, readable, and no longer than a story may be. `isPart`: something else decides how long the story is. */
export async function arrivedMedia(
  { db }: Pick<Scope, 'db'>,
  user: UserRow,
  { id, field, kind, isPart = false }: { id: string; field: string; kind: 'audio' | 'video'; isPart?: boolean },
): Promise<MediaRow & { durationMs: number }> {
  const row = await ownMedia(db, user, id)
  const name = NAMES[kind]
  if (row.mediaType !== kind) throw validationFailed({ [field]: [`Choose a ${name}`] })
  if (row.status === 'FAILED') throw validationFailed({ [field]: [row.errorMessage ?? `This ${name} cannot be read`] })
  if (row.status !== 'COMPLETED' || row.durationMs === null)
    throw validationFailed({ [field]: [`This ${name} is not ready`] })
  if (!isPart)
    requireLength(kind === 'video' ? wholeFrames(row.durationMs) : sceneDurationInFrames(row.durationMs, 0), user)
  // A sound that a story is made of is its narration.
  if (kind === 'audio') await db.update(media).set({ isVoiceRecording: true }).where(eq(media.id, id))
  return { ...row, durationMs: row.durationMs }
}

/** A title of a file's name. */
export function titleOfFile(name: string): string | undefined {
  const title = name
    .replace(/\.\w{1,5}$/u, '')
    .trim()
    .slice(0, 200)
  return title === '' ? undefined : title
}
