import type { Character } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import type { CharacterRow, MediaRow } from '#server/platform/db/rows.ts'
import { type Media, presentMedia } from '#server/modules/media/presenters/media.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import { isSheetOutdated } from './sheet.ts'
import { publish } from '#server/platform/realtime/publish.ts'

export type { Character }

/** Characters in the contract's form, in the order given; one query for all portraits and sheets. */
export async function presentCharacters(scope: Scope, rows: readonly CharacterRow[]): Promise<Character[]> {
  const ids = rows.flatMap(({ portraitMediaId, sheetMediaId }) => [portraitMediaId, sheetMediaId])
  const media = await mediaOfIds(scope, ids)
  const known = new Map(media.map((row) => [row.id, row]))
  const shown = new Map((await presentMedia(scope, media)).map((one) => [one.id, one]))
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
    sheet: presentSheet(row, shown, known),
  }))
}

function presentSheet(
  row: CharacterRow,
  shown: ReadonlyMap<string, Media>,
  known: ReadonlyMap<string, MediaRow>,
): Character['sheet'] {
  const { sheetMediaId, portraitMediaId, sheetGenerationStatus: status } = row
  if (status === 'NONE' && sheetMediaId === null) return null
  const sheet = sheetMediaId === null ? undefined : known.get(sheetMediaId)
  const portrait = portraitMediaId === null ? undefined : known.get(portraitMediaId)
  return {
    image: sheetMediaId === null ? null : (shown.get(sheetMediaId) ?? null),
    // Undo brings the sheet back, not its state.
    generation_status: sheetMediaId !== null && status === 'NONE' ? 'GENERATED' : status,
    error: row.sheetError,
    is_outdated: sheet?.receipt ? isSheetOutdated(row, sheet.receipt.inputs, portrait) : false,
  }
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
