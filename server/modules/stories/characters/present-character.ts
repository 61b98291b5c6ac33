import type { Character } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import type { CharacterRow } from '#server/platform/db/rows.ts'
import { findMedia } from '#server/modules/stories/presenters/aroll.ts'
import { publish } from '#server/platform/realtime/publish.ts'

export type { Character }

/** Characters in the contract's form, in the order given; one query for all portraits. */
export async function presentCharacters(scope: Scope, rows: readonly CharacterRow[]): Promise<Character[]> {
  const shown = await findMedia(
    scope,
    rows.map((row) => row.portraitMediaId),
  )
  return rows.map((row) => ({
    id: row.id,
    story_id: row.storyId,
    call_name: row.callName,
    role: row.role,
    description: row.description,
    language_and_voice_code: row.voiceCode,
    status: row.status,
    mapped_from: row.mappedFromId,
    is_system: row.userId === null,
    portrait: row.portraitMediaId === null ? null : (shown.get(row.portraitMediaId) ?? null),
    portrait_generation_status: row.portraitGenerationStatus,
    portrait_error: row.portraitError,
  }))
}

export async function presentOneCharacter(scope: Scope, row: CharacterRow): Promise<Character> {
  const [one] = await presentCharacters(scope, [row])
  if (!one) throw new Error('A character was not presented')
  return one
}

/** Notifies the user's tabs of a character; returns the same. `error` is why its portrait failed. */
export async function publishCharacter(
  scope: Scope,
  row: CharacterRow,
  error: string | null = null,
): Promise<Character> {
  const character = await presentOneCharacter(scope, row)
  if (row.userId !== null && row.storyId !== null)
    await publish(scope, row.userId, `story-character-update-${row.storyId}`, { character, error })
  return character
}
