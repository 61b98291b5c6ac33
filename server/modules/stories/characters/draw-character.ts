import { and, eq } from 'drizzle-orm'
import type { EncodedImage } from '#engines/ports.ts'
import { engineOfHold } from '#server/modules/billing/credits/end-hold.ts'
import { illustratorOf } from '#server/modules/generation/images/before-drawing.ts'
import { inputsOf, portraitInput } from '#server/modules/generation/receipts/inputs.ts'
import { makeReceipt } from '#server/modules/generation/receipts/make-receipt.ts'
import { characters, media } from '#server/platform/db/schema/index.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { readBytes } from '#server/platform/files/inspect.ts'
import type { PortraitPayload } from '#server/platform/jobs/payloads.ts'
import { engineCall, engineWork, type Run } from '#server/platform/jobs/step.ts'
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
  run: Pick<Run, 'app' | 'jobId' | 'userId' | 'signal' | 'paid'>,
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
  const began = app.clock.now()
  const image = await engineWork(failure, () =>
    illustrator.illustrate(
      { prompt, look, seed, ...size, ...(face && portrait && { people: [{ name: face.callName, image: portrait }] }) },
      { ...engineCall(run, prefer), connectedOnly: isSheet },
    ),
  )
  const maker = image.madeBy ?? illustrator.info.label
  return {
    image,
    maker,
    origin: { prompt, look, seed, engine: maker },
    receipt: makeReceipt({
      ...{ work: 'PORTRAIT', asked: illustrator.info, made: image, prompt, seed, settings: { look } },
      inputs: [
        ...inputsOf({ PROMPT: prompt, LOOK: look, SEED: seed, SHAPE: [size.width, size.height] }),
        ...(isSheet ? [portraitInput(face ? [face] : [])] : []),
      ],
      ...{ paid, began, ended: app.clock.now() },
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
