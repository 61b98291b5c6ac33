import { type App, type Scope, withoutTransaction } from '#server/platform/context.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { ZipEntry } from '#server/modules/rendering/premiere/zip.ts'

/** A file of the zip that is made when its turn comes. */
export const lateText = (name: string, make: () => Promise<string>): ZipEntry => ({
  name,
  read: async () => new Blob([await make()]).stream(),
})

/** What a person made, as the contract shows it. */
export const jsonEntry = (name: string, app: App, read: (scope: Scope) => Promise<unknown>): ZipEntry =>
  lateText(name, () => withoutTransaction(app, async (scope) => JSON.stringify(await read(scope), null, 2)))

/** A stored file under a name; none when its bytes never came or are gone. */
export async function fileEntry(
  { files }: App,
  name: string,
  { fileKey }: Pick<MediaRow, 'fileKey'>,
): Promise<ZipEntry[]> {
  if (fileKey === null || (await files.stat(fileKey)) === null) return []
  const read = async () => {
    const file = await files.read(fileKey)
    // Deleted while others were packed: an empty file says so better than no zip.
    return file ? file.stream : new Blob([]).stream()
  }
  return [{ name: `${name}${fileKey.slice(fileKey.lastIndexOf('.'))}`, read }]
}
