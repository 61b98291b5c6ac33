import { sheetPrompt } from '#src/domain/portrait-prompt.ts'
import { changedInputs, inputsOf, portraitInput } from '#server/modules/generation/receipts/inputs.ts'
import type { CharacterRow, MediaRow } from '#server/platform/db/rows.ts'
import type { ReceiptInput } from '#server/platform/db/schema/receipt.ts'
import { names } from './seen-cast.ts'

/** A sheet keeps a character the same from image to image; for a single one its description does. */
const MIN_IMAGES = 2
/** Images for each sheet, so that the quote stays near the images' own price. */
const IMAGES_PER_SHEET = 4

/**
 * The characters whose sheets a generation draws before its images, those in most images first: everybody that two of them name and
 * who has none, up to one for four images.
 * @param prompts of the images to draw
 */
export function sheetsFor<Member extends CharacterRow>(cast: readonly Member[], prompts: readonly string[]): Member[] {
  return cast
    .filter(({ role, sheetMediaId, sheetGenerationStatus: status }) => {
      const isOpen = sheetMediaId === null && status === 'NONE'
      return role === 'Character' && isOpen
    })
    .map((member) => ({ member, count: prompts.filter((prompt) => names(prompt, member.callName)).length }))
    .filter(({ count }) => count >= MIN_IMAGES)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, Math.ceil(prompts.length / IMAGES_PER_SHEET))
    .map(({ member }) => member)
}

/** Whether a sheet of today's description and portrait would be another one. */
export const isSheetOutdated = (
  row: Pick<CharacterRow, 'callName' | 'description'>,
  inputs: readonly ReceiptInput[],
  portrait: MediaRow | undefined,
): boolean =>
  changedInputs(inputs, [...inputsOf({ PROMPT: sheetPrompt(row) }), portraitInput(portrait ? [portrait] : [])]).length >
  0
