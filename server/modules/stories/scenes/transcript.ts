import { and, desc, eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { mediaTranscriptions } from '#server/platform/db/schema/index.ts'
import type { TimedWord } from '#server/platform/db/schema/media.ts'

/** What is said in a recording, times in ms from its start. */
export interface Transcript {
  language: string
  text: string
  words: TimedWord[]
}

/** What is known to be said in a recording, by whoever listened last. */
export async function findTranscript({ db }: Pick<Scope, 'db'>, mediaId: string): Promise<Transcript | null> {
  const isTranscribed = and(eq(mediaTranscriptions.mediaId, mediaId), eq(mediaTranscriptions.status, 'GENERATED'))
  const [row] = await db
    .select()
    .from(mediaTranscriptions)
    .where(isTranscribed)
    .orderBy(desc(mediaTranscriptions.createdAt))
    .limit(1)
  return row ?? null
}
