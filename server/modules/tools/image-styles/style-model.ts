import { eq } from 'drizzle-orm'
import type { IllustrationRequest, Illustrator } from '#engines/ports.ts'
import { type Able, ableOf } from '#engines/prices.ts'
import type { App, Scope, Services } from '#server/platform/context.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { imageStyles, loraModels, media } from '#server/platform/db/schema/index.ts'
import { openSource, readBytes } from '#server/platform/files/inspect.ts'
import type { LoraRow } from '#server/modules/tools/lora/lora-rows.ts'
import { LEARNED_SIDE } from '#server/modules/tools/lora/samples.ts'
import { illustratorOfLora } from '#server/modules/tools/lora/select-trainer.ts'
import { illustratorOf, imageModelOf } from '#server/modules/generation/images/before-drawing.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

type Model = IllustrationRequest['model']

/** The file inputs of an image besides its look. */
export interface ModelFiles {
  lora: LoraFile | null
  reference: { fileKey: string; weight: number } | null
}

/** A trained model's file, and its strength. */
interface LoraFile {
  fileKey: string
  weight: number
  /** Of a model that a service trained: its image engine, and its id there. */
  elsewhere?: { illustrator: Illustrator; address: string }
}

type ModelTools = Pick<App, 'engines' | 'files' | 'sandbox'>
type Tools = Pick<Services, 'engines'> & { db: DbOrTx }

/** The story's columns that select its image model. */
export type StyledStory = Pick<
  StoryRow,
  | 'imageStyleId'
  | 'leonardoStyleReferenceImageId'
  | 'leonardoStyleReferenceStrength'
  | 'defaultImageModel'
  | 'leonardoModelId'
>

const USUAL_STRENGTH = 0.5

/** The style's, or the image that the story itself follows. */
async function findModel(tools: Tools, story: StyledStory): Promise<ModelFiles | null> {
  const found = await findStyleModel(tools, story.imageStyleId)
  const mediaId = story.leonardoStyleReferenceImageId
  if (found?.lora || found?.reference || mediaId === null) return found
  const [own] = await tools.db.select({ fileKey: media.fileKey }).from(media).where(eq(media.id, mediaId))
  const weight = story.leonardoStyleReferenceStrength ?? USUAL_STRENGTH
  return own?.fileKey ? { lora: null, reference: { fileKey: own.fileKey, weight } } : found
}

/** A style's model or reference; null where it has neither. */
export async function findStyleModel(tools: Tools, styleId: string | null): Promise<ModelFiles | null> {
  if (styleId === null) return null
  const [found] = await tools.db
    .select({ style: imageStyles, lora: loraModels, reference: media })
    .from(imageStyles)
    .leftJoin(loraModels, eq(loraModels.id, imageStyles.loraId))
    .leftJoin(media, eq(media.id, imageStyles.referenceImageMediaId))
    .where(eq(imageStyles.id, styleId))
  if (!found) return null
  const { style, lora, reference } = found
  const { loraWeight, referenceStrength } = style
  return {
    lora: lora && loraFile(tools, lora, loraWeight),
    reference: reference?.fileKey ? { fileKey: reference.fileKey, weight: referenceStrength } : null,
  }
}

/** A trained model's file and its strength; null where no engine here can use it. */
export function loraFile(tools: Pick<Services, 'engines'>, lora: LoraRow, weight: number): ModelFiles['lora'] {
  const illustrator = illustratorOfLora(tools, lora)
  const { modelFileKey: fileKey, weightsAddress: address } = lora
  if (!illustrator || fileKey === null) return null
  return {
    ...{ fileKey, weight: Math.min(1, weight * lora.loraScale) },
    ...(address !== null && { elsewhere: { illustrator, address } }),
  }
}

/** The model's bytes; those of a reference image are learned now. */
export async function readModel(app: ModelTools, found: ModelFiles | null): Promise<Model> {
  if (found?.lora) {
    const weights = await readBytes(app.files, found.lora.fileKey)
    if (weights) return { weights, weight: found.lora.weight }
  }
  const reference = found?.reference
  return reference ? { weights: await weightsOfReference(app, reference.fileKey), weight: reference.weight } : undefined
}

/** Identifies the input, without reading it: another name, another image. null where there is none. */
export function nameOfModel(found: ModelFiles | null): string | null {
  const used = found?.lora ?? found?.reference
  return used ? `${used.fileKey} ${used.weight}` : null
}

/** A story's image model, and its inputs besides the words. */
export interface Guide extends Pick<IllustrationRequest, 'model' | 'trained' | 'style'> {
  illustrator: Illustrator
  /** Identifies its input, without reading it: another name, another image. null where it has none. */
  name: string | null
}

/** A story's image model, and the alternatives for a single image. */
export interface StoryIllustrator extends Pick<Guide, 'illustrator' | 'name'> {
  /** All possible engines, also where the built-in one was chosen for the story: the preferred one first. */
  able: Able
}

/**
 * A story's image model: engines of providers do not know models of the built-in trainer, and not all of them follow a
 * image; then the built-in one is used. A service's trained model uses its own illustrator.
 */
export async function illustratorOfStory(tools: Tools, story: StyledStory): Promise<StoryIllustrator> {
  const files = await findModel(tools, story)
  const chosen = illustratorOf(tools.engines, imageModelOf(story))
  const others = chosen.info.builtIn ? tools.engines.illustrator : chosen
  return {
    ...illustratorFor(tools, files, chosen),
    able: ableOf(illustratorFor(tools, files, others).illustrator.info),
  }
}

/** All possible image models of a story, the preferred one first. */
export const imageEnginesOf = async (
  { services: { engines }, db }: Pick<Scope, 'services' | 'db'>,
  story: StyledStory,
) => ableOf((await illustratorOfStory({ engines, db }, story)).illustrator.info)

/**
 * The image model for these files.
 * @param chosen the model where the files do not decide
 */
export function illustratorFor(
  { engines }: Pick<Services, 'engines'>,
  found: ModelFiles | null,
  chosen = engines.illustrator,
): Pick<Guide, 'illustrator' | 'name'> {
  const name = nameOfModel(found)
  const able = name === null || canFollow(chosen, found) ? chosen : engines.draft.illustrator
  return { illustrator: found?.lora?.elsewhere?.illustrator ?? able, name }
}

const canFollow = ({ follows }: Illustrator, found: ModelFiles | null) =>
  found?.lora === null && follows?.style === true

/**
 * The same with its inputs: the style's trained model, or the followed image, which is a set of one for the built-in
 * engine. Deleted inputs are left out: then the look alone is used.
 * @param prefer label of the engine for this piece of work, before the story's
 */
export async function guideOf(app: App, story: StyledStory, prefer?: string): Promise<Guide> {
  return readGuide(app, await findModel(app, story), illustratorOf(app.engines, prefer ?? imageModelOf(story)))
}

/** The image model for these files, and their contents. */
export async function readGuide(
  app: ModelTools,
  found: ModelFiles | null,
  chosen = app.engines.illustrator,
): Promise<Guide> {
  const guide = illustratorFor(app, found, chosen)
  if (found?.reference && canFollow(chosen, found)) {
    const image = await readBytes(app.files, found.reference.fileKey)
    return image ? { ...guide, style: { image, strength: found.reference.weight } } : illustratorFor(app, null, chosen)
  }
  if (found?.lora?.elsewhere) {
    const { elsewhere, weight } = found.lora
    return { ...guide, trained: { address: elsewhere.address, weight } }
  }
  const model = await readModel(app, found)
  return model ? { ...guide, model } : illustratorFor(app, null, chosen)
}

async function weightsOfReference({ sandbox, files, engines }: ModelTools, key: string): Promise<Uint8Array> {
  const image = await sandbox.run('readPixels', { side: LEARNED_SIDE }, [await openSource(files, key)])
  return engines.trainer.weights(await engines.trainer.begin([image]))
}
