import { EngineError, type EncodedImage, type EngineCall, type Illustrator, type Made } from '#engines/ports.ts'
import { readPeople } from '#server/modules/stories/characters/seen-cast.ts'
import type { App } from '#server/platform/context.ts'
import { AUTO_MODEL } from '#src/domain/image-model.ts'
import { illustratorFor, type Guide, readGuide } from '#server/modules/tools/image-styles/style-model.ts'
import { illustratorOf } from '#server/modules/generation/images/before-drawing.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { Plan } from './plan.ts'

type PaintPlan = Extract<Plan, { work: 'paint' }>

/** Default strength of a single reference. */
const USUAL_STRENGTH = 0.5

/** The engine: the built-in illustrator for its own images, and for the models that only it has. */
export function painterOf({ engines }: Pick<App, 'engines'>, { isOwn, drawnWith, engine }: PaintPlan): Illustrator {
  if (isOwn) return engines.draft.illustrator
  return illustratorFor({ engines }, drawnWith?.files ?? null, illustratorOf(engines, engine ?? AUTO_MODEL)).illustrator
}

/**
 * Paints an image: after portraits and an image's style where the engine follows them. References that it does not follow
 * give their colours to the result.
 */
export async function paint(
  tools: Pick<App, 'engines' | 'files' | 'sandbox'>,
  plan: PaintPlan,
  call: EngineCall,
  read: (row: MediaRow) => Promise<Uint8Array>,
): Promise<EncodedImage> {
  const { drawnWith, references = [] } = plan
  const painter = painterOf(tools, plan)
  const guide = await guideOf(tools, plan)
  const images = await Promise.all(references.map(read))
  const [only, ...others] = images
  const followsIt = only !== undefined && others.length === 0 && !guide.style && painter.follows?.style === true
  const style = followsIt ? { image: only, strength: USUAL_STRENGTH } : guide.style
  const people = await readPeople(tools, drawnWith?.portraits ?? [])
  const painted: EncodedImage & Made = await painter.illustrate(
    {
      ...plan.request,
      ...(guide.model && { model: guide.model }),
      ...(guide.trained && { trained: guide.trained }),
      ...(style && { style }),
      ...(people.length > 0 && { people }),
    },
    call,
  )
  // The fallback may not follow it.
  if (images.length === 0 || (followsIt && painted.isBuiltIn !== true)) return painted
  const { width, height } = painted
  return tools.engines.retoucher.adjust({ image: painted.bytes, words: '', width, height, references: images }, call)
}

async function guideOf(
  tools: Pick<App, 'engines' | 'files' | 'sandbox'>,
  { isOwn, drawnWith, engine }: PaintPlan,
): Promise<Pick<Guide, 'model' | 'trained' | 'style'>> {
  const files = isOwn ? null : (drawnWith?.files ?? null)
  const { model, trained, style } = await readGuide(tools, files, illustratorOf(tools.engines, engine ?? AUTO_MODEL))
  if (files && !model && !trained && !style) throw new EngineError('The trained model is no longer available')
  return { model, trained, style }
}
