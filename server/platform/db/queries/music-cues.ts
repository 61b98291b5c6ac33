import { asc, eq, inArray } from 'drizzle-orm'
import type { MusicCueRow } from '#server/platform/db/rows.ts'
import { musicCues } from '#server/platform/db/schema/index.ts'
import { statement } from '#server/platform/db/statement.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** By track and start; the id only makes the order definite. */
const inOrder = () => [asc(musicCues.track), asc(musicCues.startMs), asc(musicCues.id)]

const readMusicCues = statement('music_cues_of_story', ['storyId'], (db, at) =>
  db
    .select()
    .from(musicCues)
    .where(eq(musicCues.storyId, at.storyId))
    .orderBy(...inOrder()),
)

/** All cues of a story, by track and start. */
export async function musicCuesOf({ db }: { db: DbOrTx }, storyId: string): Promise<MusicCueRow[]> {
  return readMusicCues(db, { storyId })
}

/** The cues of some scenes, by track and start. */
export async function musicCuesOfScenes({ db }: { db: DbOrTx }, sceneIds: readonly string[]): Promise<MusicCueRow[]> {
  if (sceneIds.length === 0) return []
  return db
    .select()
    .from(musicCues)
    .where(inArray(musicCues.sceneId, [...sceneIds]))
    .orderBy(...inOrder())
}
