import { eq } from 'drizzle-orm'
import type { IllustrationRequest } from '#engines/ports.ts'
import type { App } from '#server/context.ts'
import { imageStyles, loraModels, media } from '#server/db/schema/index.ts'
import { openSource } from '#server/files/inspect.ts'
import { readBytes } from '#server/files/read-bytes.ts'
import { canDraw } from '#server/lora/present-lora.ts'
import { LEARNED_SIDE } from '#server/lora/samples.ts'

type Model = IllustrationRequest['model']

/**
 * What a style draws with besides its look: its trained model, or its reference picture, which is a set of one. undefined where it has
 * neither, and where what it had is gone: the look alone draws then.
 */
export async function modelOfStyle(app: App, styleId: string | null): Promise<Model> {
  if (styleId === null) return undefined
  const [style] = await app.db
    .select({ style: imageStyles, lora: loraModels, reference: media })
    .from(imageStyles)
    .leftJoin(loraModels, eq(loraModels.id, imageStyles.loraId))
    .leftJoin(media, eq(media.id, imageStyles.referenceImageMediaId))
    .where(eq(imageStyles.id, styleId))
  if (!style) return undefined
  const { loraWeight, referenceStrength } = style.style
  if (style.lora?.modelFileKey && canDraw(app, style.lora)) {
    const weights = await readBytes(app.files, style.lora.modelFileKey)
    if (weights) return { weights, weight: Math.min(1, loraWeight * style.lora.loraScale) }
  }
  const key = style.reference?.fileKey
  return key ? { weights: await weightsOfReference(app, key), weight: referenceStrength } : undefined
}

async function weightsOfReference({ sandbox, files, engines }: App, key: string): Promise<Uint8Array> {
  const picture = await sandbox.run('readPixels', { side: LEARNED_SIDE }, [await openSource(files, key)])
  return engines.trainer.weights(await engines.trainer.begin([picture]))
}
