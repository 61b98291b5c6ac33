/** Files of work under way in the browser's own storage: a video may be larger than the memory. */
const PREFIX = 'video-work-'
const DAY_MS = 86_400_000

export const newFileName = (): string => `${PREFIX}${Date.now()}-${crypto.randomUUID()}.mp4`

interface Written {
  data: Uint8Array<ArrayBuffer>
  position: number
}

export interface StoredFile {
  /** Takes bytes at any place. */
  writable: WritableStream<Written>
  /** The written contents, once it is closed. */
  read(): Promise<File>
}

/** In a worker: only there files are written at once. */
export async function createStoredFile(name: string): Promise<StoredFile> {
  const folder = await navigator.storage.getDirectory()
  const file = await folder.getFileHandle(name, { create: true })
  const handle = await file.createSyncAccessHandle()
  const close = () => {
    handle.flush()
    handle.close()
  }
  return {
    writable: new WritableStream({
      write: ({ data, position }) => void handle.write(data, { at: position }),
      close,
      abort: close,
    }),
    read: () => file.getFile(),
  }
}

/** A worker that was ended may hold its file for a moment; what cannot be removed now is removed as a leftover. */
export async function removeStoredFile(name: string): Promise<void> {
  const folder = await navigator.storage.getDirectory()
  await folder.removeEntry(name).catch(() => undefined)
}

/** Those of tabs that were closed in the middle. */
export async function removeLeftovers(): Promise<void> {
  const folder = await navigator.storage.getDirectory()
  for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) {
    const madeAt = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Infinity
    if (madeAt < Date.now() - DAY_MS) await removeStoredFile(name)
  }
}
