import { eq } from 'drizzle-orm'
import { sha256Of } from '#src/domain/sha256.ts'
import type { Scope } from '#server/platform/context.ts'
import { media, stories } from '#server/platform/db/schema/index.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { voiceInputs } from '#server/modules/generation/receipts/inputs.ts'
import { receiptOfPart, receiptOfWhole, type Spoken } from '#server/modules/generation/receipts/part-receipts.ts'
import { inMood } from './mood.ts'
import { type FindVoice, voiceFinder } from './scene-state.ts'

/** The engine's input today to speak a scene. */
const inputsNow = (scene: SceneRow, findVoice: FindVoice) =>
  voiceInputs({ text: scene.text, voice: findVoice(scene)?.id ?? '', ...inMood(scene) })

/** Both parts of a voice-over keep the receipt of the whole, and both parts of a text its writer. */
export async function keepSplitReceipts(edit: StoryEdit, before: SceneRow, after: readonly SceneRow[]): Promise<void> {
  const { scope, story } = edit
  const [whole] = await readSpoken(edit, [before])
  const findVoice = voiceFinder(scope.services.engines, story)
  const spoken = after.filter(({ audioMediaId }) => audioMediaId !== null)
  if (whole)
    for (const part of spoken)
      await storeReceipt(scope, part, receiptOfPart(whole, spoken.length, inputsNow(part, findVoice)))
  await keepWritten(scope, story, [before], after)
}

/** A merged voice-over keeps the receipts of its parts, and its text their writer. */
export async function keepMergedReceipts(
  edit: StoryEdit,
  before: readonly SceneRow[],
  merged: SceneRow,
): Promise<void> {
  const { scope, story } = edit
  const findVoice = voiceFinder(scope.services.engines, story)
  await storeReceipt(scope, merged, receiptOfWhole(await readSpoken(edit, before), inputsNow(merged, findVoice)))
  await keepWritten(scope, story, before, [merged])
}

async function readSpoken({ scope, story }: StoryEdit, scenes: readonly SceneRow[]): Promise<Spoken[]> {
  const rows = await mediaOfIds(
    scope,
    scenes.map(({ audioMediaId }) => audioMediaId),
  )
  const findVoice = voiceFinder(scope.services.engines, story)
  return scenes.map((scene) => ({
    row: rows.find(({ id }) => id === scene.audioMediaId) ?? null,
    hasWords: scene.text.trim() !== '',
    now: inputsNow(scene, findVoice),
  }))
}

async function storeReceipt({ db }: Scope, { audioMediaId }: SceneRow, receipt: ReturnType<typeof receiptOfWhole>) {
  if (audioMediaId !== null && receipt) await db.update(media).set({ receipt }).where(eq(media.id, audioMediaId))
}

/** A text that was only split or merged is unchanged. */
async function keepWritten(
  { db }: Scope,
  { id, textReceipt }: StoryRow,
  before: readonly SceneRow[],
  after: readonly SceneRow[],
) {
  if (!textReceipt?.outputs) return
  const written = new Set(textReceipt.outputs)
  if (!before.every(({ text }) => text.trim() === '' || written.has(sha256Of(text)))) return
  const outputs = [...new Set([...written, ...after.map(({ text }) => sha256Of(text))])]
  await db
    .update(stories)
    .set({ textReceipt: { ...textReceipt, outputs } })
    .where(eq(stories.id, id))
}
