import { BufferTarget, StreamTarget, type Target } from 'mediabunny'

/** Where the bytes of the film go while it is made. */
export interface FilmTarget {
  target: Target
  /** How the index comes to the front of the file, so that it plays before it is loaded whole. */
  fastStart: 'in-memory' | 'reserve'
  /** The film, or null when it is in the file of this name. */
  result(): Blob | null
  close(): void
}

export function memoryTarget(): FilmTarget {
  const target = new BufferTarget()
  return {
    target,
    fastStart: 'in-memory',
    result: () => new Blob(target.buffer ? [target.buffer] : [], { type: 'video/mp4' }),
    close: () => undefined,
  }
}

/** A file in the browser's own storage: long films do not fit into memory. */
export async function storageTarget(name: string): Promise<FilmTarget> {
  const folder = await navigator.storage.getDirectory()
  const file = await folder.getFileHandle(name, { create: true })
  const handle = await file.createSyncAccessHandle()
  handle.truncate(0)
  let isOpen = true
  const close = () => {
    if (!isOpen) return
    isOpen = false
    handle.flush()
    handle.close()
  }
  const writable = new WritableStream<{ data: Uint8Array<ArrayBuffer>; position: number }>({
    write: ({ data, position }) => void handle.write(data, { at: position }),
    close,
    abort: close,
  })
  return { target: new StreamTarget(writable, { chunked: true }), fastStart: 'reserve', result: () => null, close }
}
