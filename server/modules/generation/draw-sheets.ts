import { and, eq, inArray, isNull } from 'drizzle-orm'
import { sheetPrompt } from '#src/domain/portrait-prompt.ts'
import { problemOf } from '#engines/ports.ts'
import type { Scope } from '#server/platform/context.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { releaseHeld } from '#server/modules/billing/credits/end-hold.ts'
import { safePrompt } from '#server/modules/generation/images/before-drawing.ts'
import { drawCharacter } from '#server/modules/stories/characters/draw-character.ts'
import { characterLook, pictureColumns } from '#server/modules/stories/characters/portrait.ts'
import { publishCharacter } from '#server/modules/stories/characters/present-character.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import type { CharacterRow, StoryRow } from '#server/platform/db/rows.ts'
import type { MakePayload } from '#server/platform/jobs/payloads.ts'
import {
  commitStep,
  EngineUnavailable,
  engineWork,
  RefusedByEngine,
  type Run,
  throwIfAborted,
} from '#server/platform/jobs/step.ts'
import { chargePiece, holdOfPiece } from './hold-pieces.ts'
import { pieceId } from './price-generation.ts'
import { storeGenerated } from './store-media.ts'

/**
 * Draws the character sheets of a story before its images, so that each of them follows it. Those that exist are skipped: a second run
 * resumes where the first one stopped. One that fails costs nothing, and its images are drawn without it.
 */
export async function drawSheets(run: Run, story: StoryRow, payload: MakePayload): Promise<void> {
  if (payload.sheetIds.length === 0) return
  const isMissing = and(
    ...[inArray(characters.id, payload.sheetIds), isNull(characters.sheetMediaId)],
    eq(characters.sheetGenerationStatus, 'NONE'),
  )
  const missing = await run.app.db.select().from(characters).where(isMissing)
  const inOrder = payload.sheetIds.flatMap((id) => missing.find((row) => row.id === id) ?? [])
  const { concurrency = 1 } = characterLook(run.app, story).illustrator.info
  const drawNext = async (): Promise<void> => {
    for (let row = inOrder.shift(); row; row = inOrder.shift()) {
      throwIfAborted(run.signal)
      await drawSheet(run, story, payload, row)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, drawNext))
}

async function drawSheet(run: Run, story: StoryRow, { userId, quoteId }: MakePayload, row: CharacterRow) {
  const { app } = run
  const piece = pieceId('PICTURE', row.id)
  const failure = `Couldn’t generate the character sheet of ${row.callName}`
  const { model, look } = characterLook(app, story)
  // The same in every run: what was ordered once is not ordered again.
  const seed = row.seed ?? story.imageSeed ?? Number.parseInt(row.id.slice(0, 7), 16)
  const paid = { holdId: await holdOfPiece(app, quoteId, piece) }
  try {
    const prompt = await engineWork(failure, () => safePrompt(app, userId, sheetPrompt(row)))
    const toDraw = { kind: 'SHEET', characterId: row.id, prompt, look, seed, model } as const
    const { image, maker, origin, receipt } = await drawCharacter({ ...run, paid }, toDraw, failure)
    const file = { userId, storyId: story.id, mediaType: 'image' as const, fileName: 'character sheet.jpg' }
    await storeGenerated(app, { ...file, ...image, origin, receipt }, (addRow) =>
      commitStep(run, story.id, async (scope) => {
        const drawn = pictureColumns('SHEET', { status: 'GENERATED', mediaId: (await addRow(scope)).id })
        // From now on it appears in images, as everybody with a portrait does.
        if (await settleSheet(scope, row, { ...drawn, status: 'published' }))
          await chargePiece(scope, quoteId, piece, maker)
        else await releaseHeld(scope, paid.holdId, 'The character was deleted')
        await publishBalance(scope, userId)
      }),
    )
  } catch (cause) {
    if (!(cause instanceof RefusedByEngine || cause instanceof EngineUnavailable)) throw cause
    const problem = `${(problemOf(cause.cause) ?? failure).replace(/\.$/u, '')}. You were not charged.`
    await commitStep(run, story.id, async (scope) => {
      await settleSheet(scope, row, pictureColumns('SHEET', { status: 'FAILED', problem }))
      if (await releaseHeld(scope, paid.holdId, problem)) await publishBalance(scope, userId)
    })
  }
}

/** Stores the outcome, which the cast shows. False: the character was deleted, or its sheet was asked for by hand meanwhile. */
async function settleSheet(scope: Scope, { id }: CharacterRow, change: Partial<typeof characters.$inferInsert>) {
  const [row] = await scope.db
    .update(characters)
    .set({ ...change, updatedAt: scope.services.clock.now() })
    .where(and(eq(characters.id, id), eq(characters.sheetGenerationStatus, 'NONE')))
    .returning()
  if (row) await publishCharacter(scope, row)
  return row !== undefined
}
