import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { contentTypeOfKey } from '#server/platform/files/file-kinds.ts'
import { isFileKey } from '#server/platform/files/keys.ts'
import { iterate } from '#server/platform/http/read-body.ts'
import type { Files } from '#server/platform/ports/files.ts'

const incomingOf = (folder: string) => path.join(folder, '.incoming')

/** Deletes half-written files of a dead process. Only for the owner of the data directory. */
export async function discardIncoming(folder: string): Promise<void> {
  await rm(incomingOf(folder), { recursive: true, force: true })
}

/** All stored files of a folder. */
export async function* listDiskFiles(folder: string): AsyncGenerator<{ key: string }> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const key = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
    if (entry.isFile() && isFileKey(key)) yield { key }
  }
}

/** Files in a folder. Half-written files are in `.incoming` until they are complete. */
export async function openDiskFiles(folder: string): Promise<Files> {
  const incoming = incomingOf(folder)
  await mkdir(incoming, { recursive: true })

  /** The server creates keys, but a bug there must not reach outside of the folder. */
  const locate = (key: string) => {
    if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`)
    return path.join(folder, ...key.split('/'))
  }

  const sizeOf = async (key: string) => {
    const found = await stat(locate(key)).catch(() => undefined)
    return found?.isFile() ? found.size : undefined
  }

  return {
    async write(key, body, contentType) {
      const target = locate(key)
      const part = path.join(incoming, randomUUID())
      try {
        const size = await writeWhole(part, body)
        await mkdir(path.dirname(target), { recursive: true })
        await rename(part, target)
        return { key, size, contentType }
      } catch (cause) {
        await rm(part, { force: true })
        throw cause
      }
    },
    async read(key, range) {
      const size = await sizeOf(key)
      if (size === undefined) return null
      const stream = Readable.toWeb(createReadStream(locate(key), range)) as ReadableStream<Uint8Array>
      return { key, size, contentType: contentTypeOfKey(key), stream }
    },
    async stat(key) {
      const size = await sizeOf(key)
      return size === undefined ? null : { key, size, contentType: contentTypeOfKey(key) }
    },
    async remove(key) {
      await rm(locate(key), { force: true })
    },
    freeBytes: () => freeBytesOf(folder),
  }
}

/** Of the disk that has the folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Writes and flushes to the disk; returns the size in bytes. */
async function writeWhole(file: string, body: Uint8Array | ReadableStream<Uint8Array>): Promise<number> {
  const handle = await open(file, 'wx')
  try {
    let size = 0
    for await (const chunk of body instanceof Uint8Array ? [body] : iterate(body)) {
      await handle.writeFile(chunk)
      size += chunk.length
    }
    await handle.sync()
    return size
  } finally {
    await handle.close()
  }
}
