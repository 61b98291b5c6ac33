import { and, eq } from 'drizzle-orm'
import { type EncodedImage, EngineError } from '#engines/ports.ts'
import { engineOfHold } from '#server/modules/billing/credits/end-hold.ts'
import { illustratorOf } from '#server/modules/generation/images/before-drawing.ts'
import { bestTake } from '#server/modules/generation/images/best-take.ts'
import { checkImage } from '#server/modules/generation/images/review-image.ts'
import { inputsOf, portraitInput } from '#server/modules/generation/receipts/inputs.ts'
import { makeReceipt } from '#server/modules/generation/receipts/make-receipt.ts'
import { characters, media } from '#server/platform/db/schema/index.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { readBytes } from '#server/platform/files/inspect.ts'
import type { PortraitPayload } from '#server/platform/jobs/payloads.ts'
import { engineWork, RefusedByEngine, type Run } from '#server/platform/jobs/step.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** px, square. */
export const PORTRAIT_SIDE = 768

/** px. A sheet shows the character three times side by side. */
const SIZES = {
  PORTRAIT: { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE },
  SHEET: { width: 1152, height: PORTRAIT_SIDE },
} as const satisfies Record<PortraitPayload['kind'], { width: number; height: number }>

type ToDraw = Pick<PortraitPayload, 'kind' | 'characterId' | 'prompt' | 'look' | 'seed' | 'model'>

/** A portrait or a sheet, and the columns of its media that say how it was made. */
interface DrawnCharacter {
  image: EncodedImage
  /** Label of the engine that drew it. */
  maker: string
  origin: NonNullable<MediaRow['origin']>
  receipt: StoredReceipt
}

/**
 * Draws a character's portrait or sheet. A sheet follows the portrait, where there is one, and is never a draft: no image would be
 * more alike for it. Fails as `engineWork` does; `failure` begins the message.
 */
export async function drawCharacter(
  run: Pick<Run, 'app' | 'jobId' | 'userId' | 'attempt' | 'signal' | 'paid'>,
  { kind, characterId, prompt, look, seed, model }: ToDraw,
  failure: string,
): Promise<DrawnCharacter> {
  const { app, paid } = run
  const illustrator = illustratorOf(app.engines, model)
  const isSheet = kind === 'SHEET'
  const face = isSheet ? await findPortrait(app.db, characterId) : null
  const portrait = face?.fileKey ? await readBytes(app.files, face.fileKey) : null
  const size = SIZES[kind]
  const prefer = await engineOfHold(app, paid.holdId)
  const people = face && portrait ? [{ name: face.callName, image: portrait }] : []
  const request = { prompt, look, ...size, ...(people.length > 0 && { people }) }
  // Its other take is not kept: a character has one portrait, and one sheet.
  const { kept, note, isBlank } = await bestTake<EncodedImage>(run, {
    ...{ kind: 'image', seed, asked: illustrator.info, prefer },
    make: (each, call) =>
      engineWork(failure, () =>
        illustrator.illustrate({ ...request, seed: each }, { ...call, connectedOnly: call.connectedOnly ?? isSheet }),
      ),
    check: (image, call) => checkImage(app, image, { prompt, people, userId: run.userId }, call),
  })
  if (isBlank) throw new RefusedByEngine(`${failure}: ${note}`, { cause: new EngineError(note ?? failure) })
  const { made: image, began, ended, checkedBy } = kept
  const maker = image.madeBy ?? illustrator.info.label
  return {
    image,
    maker,
    origin: { prompt, look, seed: kept.seed, engine: maker },
    receipt: makeReceipt({
      ...{ work: 'PORTRAIT', asked: illustrator.info, made: image, prompt, seed: kept.seed },
      ...{ settings: { look, checked_by: checkedBy }, notes: note === null ? [] : [note] },
      inputs: [
        ...inputsOf({ PROMPT: prompt, LOOK: look, SEED: kept.seed, SHAPE: [size.width, size.height] }),
        ...(isSheet ? [portraitInput(face ? [face] : [])] : []),
      ],
      ...{ paid, began, ended },
    }),
  }
}

async function findPortrait(db: DbOrTx, characterId: string) {
  const [row] = await db
    .select({ callName: characters.callName, id: media.id, fileKey: media.fileKey, contentHash: media.contentHash })
    .from(characters)
    .innerJoin(media, and(eq(media.id, characters.portraitMediaId), eq(media.status, 'COMPLETED')))
    .where(eq(characters.id, characterId))
  return row ?? null
}
