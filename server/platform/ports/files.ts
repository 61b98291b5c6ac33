/** Metadata of a stored file. `size` in bytes. */
export interface StoredFile {
  key: string
  size: number
  contentType: string
}

/** An inclusive byte range, as HTTP's `Range: bytes=start-end`. */
export interface ByteRange {
  start: number
  end: number
}

export interface FileBody extends StoredFile {
  /** The bytes of the whole file, or of the requested range. */
  stream: ReadableStream<Uint8Array>
}

/**
 * Where media bytes are stored: a folder on the Node host, the browser's origin-private storage in the tab, memory in tests.
 * The server creates keys (`media/<uuid>.<ext>`), never from user input.
 */
export interface Files {
  /** Stores a file atomically; an existing key is replaced. */
  write(key: string, body: Uint8Array | ReadableStream<Uint8Array>, contentType: string): Promise<StoredFile>
  /** null when there is no such file. */
  read(key: string, range?: ByteRange): Promise<FileBody | null>
  stat(key: string): Promise<StoredFile | null>
  remove(key: string): Promise<void>
  /** Free bytes, where the host can measure them; below the reserve the server answers 507 instead of writing. */
  freeBytes?(): Promise<number>
}
