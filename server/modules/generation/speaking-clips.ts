import { and, eq } from 'drizzle-orm'
import type { EngineInfo, Engines } from '#engines/ports.ts'
import { characters, media } from '#server/platform/db/schema/index.ts'
import type { ArollRow, SceneRow } from '#server/platform/db/rows.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** The engine that makes people speak, where one is connected: the built-in one finds no face in an image. */
export function lipSyncOf({ animator: { lipSyncInfo } }: Engines): EngineInfo | null {
  return lipSyncInfo && !lipSyncInfo.builtIn ? lipSyncInfo : null
}

/**
 * The scenes of a dialogue, by id: those that a character says and one shot shows. A clip that speaks is as long as its voice, so scenes
 * of several shots have none.
 */
export async function dialogueOf(
  db: DbOrTx,
  storyId: string,
  scenes: readonly SceneRow[],
  layers: ReadonlyMap<string, readonly ArollRow[]>,
): Promise<ReadonlySet<string>> {
  const people = and(eq(characters.storyId, storyId), eq(characters.role, 'Character'))
  const rows = await db.select({ id: characters.id }).from(characters).where(people)
  const ids = new Set(rows.map(({ id }) => id))
  const isSaid = ({ id, speakerStoryCharacterId: speaker, text }: SceneRow) =>
    speaker !== null && ids.has(speaker) && text.trim() !== '' && (layers.get(id)?.length ?? 0) <= 1
  return new Set(scenes.filter(isSaid).map(({ id }) => id))
}

/** Whether a voice-over can be spoken by an image. */
export async function isSpeakable(db: DbOrTx, audioMediaId: string | null): Promise<boolean> {
  if (audioMediaId === null) return false
  const [voice] = await db.select().from(media).where(eq(media.id, audioMediaId))
  return voice?.status === 'COMPLETED' && voice.contentType === 'audio/wav'
}
