import type { Files } from '#server/platform/ports/files.ts'

const FOLDER = 'tab-host-files'

/** Files in the browser's origin-private storage: stored over reloads, seen by this origin only. */
export async function openOriginFiles(): Promise<Files & { keys(): Promise<string[]>; clear(): Promise<void> }> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(FOLDER, { create: true })
  // One flat folder: keys hold slashes, which file names may not.
  const open = (key: string, create = false) => folder.getFileHandle(encodeURIComponent(key), { create })
  const find = async (key: string) => {
    try {
      return await (await open(key)).getFile()
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'NotFoundError') return null
      throw cause
    }
  }
  // The type stands beside the bytes: the storage itself keeps none.
  const typeKey = (key: string) => `${key}.type`

  return {
    async write(key, body, contentType) {
      await writeWhole(await open(typeKey(key), true), new TextEncoder().encode(contentType))
      await writeWhole(await open(key, true), body)
      const file = await (await open(key)).getFile()
      return { key, size: file.size, contentType }
    },
    async read(key, range) {
      const [file, type] = await Promise.all([find(key), find(typeKey(key))])
      if (!file || !type) return null
      const part = range ? file.slice(range.start, range.end + 1) : file
      return { key, size: file.size, contentType: await type.text(), stream: part.stream() }
    },
    async stat(key) {
      const [file, type] = await Promise.all([find(key), find(typeKey(key))])
      return file && type ? { key, size: file.size, contentType: await type.text() } : null
    },
    async remove(key) {
      for (const name of [key, typeKey(key)]) await removeFile(folder, encodeURIComponent(name))
    },
    async freeBytes() {
      const { quota = Number.MAX_SAFE_INTEGER, usage = 0 } = await navigator.storage.estimate()
      return quota - usage
    },
    async keys() {
      const keys: string[] = []
      for await (const name of folder.keys()) keys.push(decodeURIComponent(name))
      const types = new Set(keys.filter((key) => key.endsWith('.type')))
      return keys.filter((key) => types.has(typeKey(key)))
    },
    clear: () => root.removeEntry(FOLDER, { recursive: true }).catch(ignoreMissing),
  }
}

/** A writable's bytes are swapped in when it closes: a reader sees the old file or the new one, never a part. */
async function writeWhole(handle: FileSystemFileHandle, body: Uint8Array | ReadableStream<Uint8Array>) {
  const writable = await handle.createWritable()
  if (body instanceof Uint8Array) {
    await writable.write(new Uint8Array(body))
    await writable.close()
  } else await body.pipeTo(writable)
}

const TRIES = 40
const AGAIN_MS = 50

/** The last writer may hold the file for a moment after closing it. */
async function removeFile(folder: FileSystemDirectoryHandle, name: string, tries = TRIES): Promise<void> {
  try {
    await folder.removeEntry(name).catch(ignoreMissing)
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'NoModificationAllowedError') || tries === 0) throw cause
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    await removeFile(folder, name, tries - 1)
  }
}

function ignoreMissing(cause: unknown) {
  if (!(cause instanceof DOMException && cause.name === 'NotFoundError')) throw cause
}
