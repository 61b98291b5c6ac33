import { operations } from '#generated/server/operations.ts'
import type { EngineInfo, Engines } from '#engines/ports.ts'
import type { PricedPart } from '#engines/model-table.ts'
import { type Able, ableOf, isPaidWork, keyBill, keyCost, PRICE_UNITS, unitPrice } from '#engines/prices.ts'
import { CREDIT_COSTS, type CreditAction, trainingCredits } from '#src/domain/credits.ts'
import type { Scope } from '#server/platform/context.ts'
import { AUTO_MODEL } from '#src/domain/image-model.ts'
import { usableImageStyle } from '#server/platform/auth/ownership.ts'
import { readShares } from '#server/modules/billing/credits/prices.ts'
import { route } from '#server/platform/http/route.ts'
import { trainersOn } from '#server/modules/tools/lora/select-trainer.ts'
import { imageEnginesOf } from '#server/modules/tools/image-styles/style-model.ts'
import { illustratorOf } from '#server/modules/generation/images/before-drawing.ts'

const actions = operations.getCreditCosts.response.shape.costs.element.shape.action.options

interface Priced {
  part: PricedPart
  /** @param model the image model */
  engineOf: (engines: Engines, model: string) => EngineInfo | null
}

/** Single work, at the price of the preferred engine. */
const PRICED: Partial<Record<CreditAction, Priced>> = {
  regenerate_image: { part: 'PICTURE', engineOf: ({ illustrator }) => illustrator.info },
  generate_portrait: { part: 'PICTURE', engineOf: (engines, model) => illustratorOf(engines, model).info },
  regenerate_audio: { part: 'VOICE', engineOf: ({ voice }) => voice.info },
  image_to_video: { part: 'MOTION', engineOf: ({ animator }) => animator.info },
  lip_sync: { part: 'LIP_SYNC', engineOf: ({ animator }) => animator.lipSyncInfo ?? animator.info },
  upscale: { part: 'UPSCALE', engineOf: ({ retoucher }) => retoucher.upscaleInfo ?? retoucher.info },
  music: { part: 'MUSIC', engineOf: ({ composer }) => composer?.info ?? null },
  write_story: { part: 'WRITING', engineOf: ({ writer }) => writer.info },
  generate_prompt: { part: 'WRITING', engineOf: ({ writer }) => writer.info },
  translate_story: { part: 'TRANSLATION', engineOf: ({ translator }) => translator?.info ?? null },
  transcribe_audio: { part: 'TRANSCRIPTION', engineOf: ({ transcriber }) => transcriber.info },
  inpainting: { part: 'EDIT', engineOf: ({ retoucher }) => retoucher.inpaintInfo ?? retoucher.info },
}

export const getCreditCosts = route('getCreditCosts', async ({ user, query, ...scope }) => {
  const { image_model: defaultImageModel = AUTO_MODEL, image_style_id: imageStyleId = null } = query
  if (imageStyleId !== null) await usableImageStyle(scope.db, user, imageStyleId)
  const reference = { leonardoStyleReferenceImageId: null, leonardoStyleReferenceStrength: null }
  const imageEngines = await imageEnginesOf(scope, {
    imageStyleId,
    defaultImageModel,
    leonardoModelId: null,
    ...reference,
  })
  const offered = actions.filter((action) => action !== 'music' || scope.services.engines.composer !== null)
  return {
    costs: await Promise.all(
      offered.map(async (action) => ({
        action,
        ...CREDIT_COSTS[action],
        ...(action === 'train_lora' && { note: trainingNote(scope) }),
        engine_price: await priceOf(scope, action, { imageEngines, model: defaultImageModel }),
      })),
    ),
  }
})

async function priceOf(
  scope: Scope,
  action: CreditAction,
  { imageEngines, model }: { imageEngines: Able; model: string },
) {
  const priced = PRICED[action]
  if (!priced) return null
  const { engines, prices } = scope.services
  const { part, engineOf } = priced
  const asked = engineOf(engines, model)
  const able = action === 'regenerate_image' ? imageEngines : asked && ableOf(asked)
  if (!able || !isPaidWork(able)) return null
  const [{ label }] = able
  const shares = await readShares(scope, [label])
  const most = Math.max(...able.map((info) => unitPrice(prices, info, part)))
  const expected = Number(((shares[label] ?? 1) * unitPrice(prices, able[0], part)).toFixed(3))
  const bill = keyBill([keyCost(able[0], part, 1)])
  return { engine: label, per: PRICE_UNITS[part], expected: Math.min(expected, most), most, ...bill }
}

/** The table has the built-in trainer's price; others charge by the step. */
function trainingNote({ services }: Scope): string | null {
  const others = trainersOn(services).filter(({ info }) => !info.builtIn)
  const elsewhere = others.map(
    ({ info, price }) => `${info.label} asks ${trainingCredits(price, 1_000)} for 1,000 steps`,
  )
  return elsewhere.length === 0 ? CREDIT_COSTS.train_lora.note : `By the built-in trainer; ${elsewhere.join(', ')}`
}
