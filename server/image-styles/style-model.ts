import { eq } from 'drizzle-orm'
import type { IllustrationRequest } from '#engines/ports.ts'
import type { App, Services } from '#server/context.ts'
import { imageStyles, loraModels, media } from '#server/db/schema/index.ts'
import { openSource } from '#server/files/inspect.ts'
import { readBytes } from '#server/files/read-bytes.ts'
import { canDraw } from '#server/lora/present-lora.ts'
import { LEARNED_SIDE } from '#server/lora/samples.ts'
import type { DbOrTx } from '#server/ports/db.ts'

type Model = IllustrationRequest['model']

/** What a style draws with besides its look, by files. */
interface StyleModel {
  lora: { fileKey: string; weight: number } | null
  reference: { fileKey: string; weight: number } | null
}

type Tools = Pick<Services, 'engines'> & { db: DbOrTx }

async function findModel(tools: Tools, styleId: string | null): Promise<StyleModel | null> {
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
    lora:
      lora?.modelFileKey && canDraw(tools, lora)
        ? { fileKey: lora.modelFileKey, weight: Math.min(1, loraWeight * lora.loraScale) }
        : null,
    reference: reference?.fileKey ? { fileKey: reference.fileKey, weight: referenceStrength } : null,
  }
}

/**
 * What a style draws with besides its look: its trained model, or its reference picture, which is a set of one. undefined where it has
 * neither, and where what it had is gone: the look alone draws then.
 */
export async function modelOfStyle(app: App, styleId: string | null): Promise<Model> {
  const found = await findModel(app, styleId)
  if (found?.lora) {
    const weights = await readBytes(app.files, found.lora.fileKey)
    if (weights) return { weights, weight: found.lora.weight }
  }
  const reference = found?.reference
  return reference ? { weights: await weightsOfReference(app, reference.fileKey), weight: reference.weight } : undefined
}

/** Names what `modelOfStyle` draws with, without reading it: another name, another picture. null where it has nothing. */
export async function modelNameOfStyle(tools: Tools, styleId: string | null): Promise<string | null> {
  const found = await findModel(tools, styleId)
  const used = found?.lora ?? found?.reference
  return used ? `${used.fileKey} ${used.weight}` : null
}

async function weightsOfReference({ sandbox, files, engines }: App, key: string): Promise<Uint8Array> {
  const picture = await sandbox.run('readPixels', { side: LEARNED_SIDE }, [await openSource(files, key)])
  return engines.trainer.weights(await engines.trainer.begin([picture]))
}
