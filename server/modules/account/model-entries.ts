import { and, asc, eq } from 'drizzle-orm'
import type { App } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { imageStyles, loraModels } from '#server/platform/db/schema/index.ts'
import { presentImageStyle } from '#server/modules/tools/image-styles/present-image-style.ts'
import { filesOfLora } from '#server/modules/tools/lora/lora-files.ts'
import { presentLora } from '#server/modules/tools/lora/present-lora.ts'
import type { ZipEntry } from '#server/modules/rendering/premiere/zip.ts'
import { fileEntry, jsonEntry } from './zip-entries.ts'

/** A person's trained models with their samples and files of weights, and their image styles. */
export async function modelEntries(app: App, { id }: UserRow): Promise<ZipEntry[]> {
  const models = await app.db
    .select()
    .from(loraModels)
    .where(eq(loraModels.userId, id))
    .orderBy(asc(loraModels.createdAt))
  const entries: ZipEntry[] = []
  for (const model of models) {
    const folder = `models/${model.id}`
    entries.push(jsonEntry(`${folder}/model.json`, app, (scope) => presentLora(scope, model)))
    for (const fileKey of filesOfLora(model)) {
      const name = fileKey.slice(fileKey.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
      entries.push(...(await fileEntry(app, `${folder}/${name}`, { fileKey })))
    }
  }
  const isOwn = and(eq(imageStyles.userId, id), eq(imageStyles.source, 'USER'))
  const styles = await app.db.select().from(imageStyles).where(isOwn).orderBy(asc(imageStyles.createdAt))
  if (styles.length > 0)
    entries.push(
      jsonEntry('image styles.json', app, (scope) =>
        Promise.all(styles.map((style) => presentImageStyle(scope, style))),
      ),
    )
  return entries
}
