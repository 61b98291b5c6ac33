import { inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { mediaFileKey } from '#server/platform/files/keys.ts'
import { contentOf } from '#server/modules/generation/receipts/inputs.ts'
import { withoutWords } from '#server/modules/generation/receipts/make-receipt.ts'
import { copyWords } from '#server/modules/stories/scenes/scene-sound.ts'
import type { Files } from '#server/platform/ports/files.ts'

export interface CopiedMedia {
  /** The new id of a media: its copy's, or its own where it is the product's. Missing: the file was deleted. */
  idOf(id: string | null): string | null
  /** Adds the rows of the copies. */
  addRows(scope: Scope, owner: { userId: string; storyId: string }): Promise<void>
  /** Deletes the copied files again. */
  discard(): Promise<void>
}

/** Copies the files of some media, so that the copies belong to another account alone. */
export async function copyMedia({ db, services }: Scope, ids: readonly (string | null)[]): Promise<CopiedMedia> {
  const { files, clock } = services
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows = wanted.length === 0 ? [] : await db.select().from(media).where(inArray(media.id, wanted))
  const copies = new Map<string, typeof media.$inferInsert>()
  const shared = new Set<string>()
  const written: string[] = []
  const discard = async () => {
    for (const key of written) await files.remove(key)
  }
  try {
    for (const row of rows) {
      if (row.userId === null) shared.add(row.id)
      if (row.userId === null || row.fileKey === null) continue
      const id = crypto.randomUUID()
      const fileKey = await copyFile(files, row.fileKey, id, written)
      if (fileKey === null) continue
      const thumbnailKey = row.thumbnailKey && (await copyFile(files, row.thumbnailKey, `${id}-small`, written))
      const { title, engine, stockId, credit } = row.origin
      // A name or a prompt is the user's own text.
      const origin = { ...(engine && { engine }), ...(stockId && { title, stockId }), ...(credit && { credit }) }
      const fileName = `${row.mediaType}.${fileKey.split('.').at(-1) ?? 'bin'}`
      const places = { storyId: null, sceneId: null, arollId: null, createdAt: clock.now(), updatedAt: clock.now() }
      const known = { receipt: withoutWords(row.receipt), contentHash: contentOf(row) }
      copies.set(row.id, { ...row, id, fileKey, thumbnailKey, fileName, origin, ...known, ...places })
    }
  } catch (cause) {
    await discard()
    throw cause
  }
  return {
    idOf: (id) => (id === null ? null : shared.has(id) ? id : (copies.get(id)?.id ?? null)),
    discard,
    async addRows(scope, owner) {
      for (const [originalId, copy] of copies) {
        await scope.db.insert(media).values({ ...copy, ...owner })
        await copyWords(scope, originalId, copy.id ?? '')
      }
    },
  }
}

async function copyFile(files: Files, key: string, name: string, written: string[]): Promise<string | null> {
  const body = await files.read(key)
  if (!body) return null
  const copy = mediaFileKey(name, key.split('.').at(-1) ?? 'bin')
  await files.write(copy, body.stream, body.contentType)
  written.push(copy)
  return copy
}
