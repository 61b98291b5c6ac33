import { makeZip } from 'client-zip'

/** A file of a zip; its bytes are read when their turn comes. */
export interface ZipEntry {
  /** Path inside the zip, with forward slashes. */
  name: string
  read: () => Promise<ReadableStream<Uint8Array>>
}

/**
 * A zip as a stream, in the order of the entries and of any size. Files are stored uncompressed: images, sounds and videos
 * are compressed already. Nothing is held in memory, so each file's size and checksum follow its bytes.
 * @param modified time of every file
 */
export function zipStream(entries: readonly ZipEntry[], modified: Date): ReadableStream<Uint8Array> {
  return makeZip(readInTurn(entries, utcAsLocal(modified)))
}

async function* readInTurn(entries: readonly ZipEntry[], lastModified: Date) {
  for (const { name, read } of entries) {
    const source = (await read()).getReader()
    try {
      yield { name, lastModified, input: chunksOf(source) }
    } catch {
      // The zip was cancelled.
      return
    } finally {
      // client-zip leaves a file open that it has not read to its end.
      await source.cancel().catch(() => undefined)
    }
  }
}

async function* chunksOf(source: ReadableStreamDefaultReader<Uint8Array>) {
  for (;;) {
    const { done, value } = await source.read()
    if (done) return
    yield value
  }
}

/** A zip's times have no zone, and client-zip writes the machine's: UTC makes them the same on every server. */
function utcAsLocal(at: Date): Date {
  const day = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()] as const
  return new Date(...day, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds())
}
