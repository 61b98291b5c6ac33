import { eq } from 'drizzle-orm'
import type { IllustrationRequest, Illustrator } from '#engines/ports.ts'
import { type Able, ableOf } from '#engines/prices.ts'
import type { App, Scope, Services } from '#server/platform/context.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { imageStyles, loraModels, media } from '#server/platform/db/schema/index.ts'
import { openSource, readBytes } from '#server/platform/files/inspect.ts'
import type { LoraRow } from '#server/modules/tools/lora/lora-rows.ts'
import { LEARNED_SIDE } from '#server/modules/tools/lora/samples.ts'
import { illustratorOfLora } from '#server/modules/tools/lora/who-trains.ts'
import { illustratorOf, imageModelOf } from '#server/modules/generation/images/before-drawing.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

type Model = IllustrationRequest['model']

/** What a picture is drawn with besides its look, by files. */
export interface ModelFiles {
  lora: LoraFile | null
  reference: { fileKey: string; weight: number } | null
}

/** A trained model's file, and how strongly it draws. */
interface LoraFile {
  fileKey: string
  weight: number
  /** Of a model that a service trained: who draws with it, and where it is there. */
  elsewhere?: { illustrator: Illustrator; address: string }
}

type ModelTools = Pick<App, 'engines' | 'files' | 'sandbox'>
type Tools = Pick<Services, 'engines'> & { db: DbOrTx }

/** What of a story says how its pictures are drawn. */
export type StyledStory = Pick<
  StoryRow,
  | 'imageStyleId'
  | 'leonardoStyleReferenceImageId'
  | 'leonardoStyleReferenceStrength'
  | 'defaultImageModel'
  | 'leonardoModelId'
>

const USUAL_STRENGTH = 0.5

/** The style's, or the picture that the story itself follows. */
async function findModel(tools: Tools, story: StyledStory): Promise<ModelFiles | null> {
  const found = await findStyleModel(tools, story.imageStyleId)
  const mediaId = story.leonardoStyleReferenceImageId
  if (found?.lora || found?.reference || mediaId === null) return found
  const [own] = await tools.db.select({ fileKey: media.fileKey }).from(media).where(eq(media.id, mediaId))
  const weight = story.leonardoStyleReferenceStrength ?? USUAL_STRENGTH
  return own?.fileKey ? { lora: null, reference: { fileKey: own.fileKey, weight } } : found
}

/** What a style draws with; null where it has neither a model nor a reference picture. */
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

/** A trained model's file and how strongly it draws; null where no engine here draws with it. */
export function loraFile(tools: Pick<Services, 'engines'>, lora: LoraRow, weight: number): ModelFiles['lora'] {
  const illustrator = illustratorOfLora(tools, lora)
  const { modelFileKey: fileKey, weightsAddress: address } = lora
  if (!illustrator || fileKey === null) return null
  return {
    ...{ fileKey, weight: Math.min(1, weight * lora.loraScale) },
    ...(address !== null && { elsewhere: { illustrator, address } }),
  }
}

/** The model's bytes; those of a reference picture are learned now. */
export async function readModel(app: ModelTools, found: ModelFiles | null): Promise<Model> {
  if (found?.lora) {
    const weights = await readBytes(app.files, found.lora.fileKey)
    if (weights) return { weights, weight: found.lora.weight }
  }
  const reference = found?.reference
  return reference ? { weights: await weightsOfReference(app, reference.fileKey), weight: reference.weight } : undefined
}

/** Names what is drawn with, without reading it: another name, another picture. null where there is nothing. */
export function nameOfModel(found: ModelFiles | null): string | null {
  const used = found?.lora ?? found?.reference
  return used ? `${used.fileKey} ${used.weight}` : null
}

/** Who draws a story's pictures, and what with besides the words. */
export interface Guide extends Pick<IllustrationRequest, 'model' | 'trained' | 'style'> {
  illustrator: Illustrator
  /** Names what it draws with, without reading it: another name, another picture. null where it has nothing. */
  name: string | null
}

/** Who draws a story's pictures, and whom else one may ask for one of them. */
export interface StoryIllustrator extends Pick<Guide, 'illustrator' | 'name'> {
  /** Everybody who can, also where the built-in engine was chosen for the story: the one that is asked first first. */
  able: Able
}

/**
 * Who draws a story's pictures: engines of providers do not know what the built-in trainer learned, and not all of them follow a picture;
 * the built-in one draws then. What a service trained its own illustrator draws.
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

/** Everybody who may draw a story's pictures, the one that is asked first first. */
export const pictureEnginesOf = async (
  { services: { engines }, db }: Pick<Scope, 'services' | 'db'>,
  story: StyledStory,
) => ableOf((await illustratorOfStory({ engines, db }, story)).illustrator.info)

/**
 * Who draws with these files.
 * @param chosen who draws where the files do not say otherwise
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
 * The same with what it needs: the style's trained model, or the picture that is followed, which is a set of one to the built-in engine.
 * What is gone is left out: the look alone draws then.
 * @param prefer label of who was asked for this piece of work, before what the story says
 */
export async function guideOf(app: App, story: StyledStory, prefer?: string): Promise<Guide> {
  return readGuide(app, await findModel(app, story), illustratorOf(app.engines, prefer ?? imageModelOf(story)))
}

/** Who draws with these files, and what is in them. */
export async function readGuide(
  app: ModelTools,
  found: ModelFiles | null,
  chosen = app.engines.illustrator,
): Promise<Guide> {
  const guide = illustratorFor(app, found, chosen)
  if (found?.reference && canFollow(chosen, found)) {
    const picture = await readBytes(app.files, found.reference.fileKey)
    return picture
      ? { ...guide, style: { picture, strength: found.reference.weight } }
      : illustratorFor(app, null, chosen)
  }
  if (found?.lora?.elsewhere) {
    const { elsewhere, weight } = found.lora
    return { ...guide, trained: { address: elsewhere.address, weight } }
  }
  const model = await readModel(app, found)
  return model ? { ...guide, model } : illustratorFor(app, null, chosen)
}

async function weightsOfReference({ sandbox, files, engines }: ModelTools, key: string): Promise<Uint8Array> {
  const picture = await sandbox.run('readPixels', { side: LEARNED_SIDE }, [await openSource(files, key)])
  return engines.trainer.weights(await engines.trainer.begin([picture]))
}
