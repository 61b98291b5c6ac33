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

/** When a signed URL is valid. */
export interface ValidTime {
  from: Date
  until: Date
}

/** What a signed upload URL accepts. */
export interface UploadTerms {
  key: string
  contentType: string
  /** Bytes; the URL accepts exactly this many. */
  size: number
}

/** Headers that a PUT to a signed URL has to carry besides its length. */
export type UploadHeaders = {
  'Content-Type': string
  'x-amz-acl'?: string
}

/** Storage that browsers reach without the server: they read and write at URLs that it signs. */
export interface DirectFiles {
  /** URL to read a file; the same for the same time. */
  signDownload(key: string, time: ValidTime): Promise<string>
  /** URL for PUTs, and the headers that they have to carry. Unlike the server, the storage accepts several. */
  signUpload(terms: UploadTerms, time: ValidTime): Promise<{ url: string; headers: UploadHeaders }>
  /** The key in a URL from `signDownload`; null for another URL. */
  keyOf(url: string): string | null
  /** Copies a file within the storage, without its bytes passing the server. false when there is no such file. */
  copy(from: string, to: string, contentType: string): Promise<boolean>
}

/**
 * Where media bytes are stored: a folder or an S3 bucket on the Node host, the browser's origin-private storage in the tab,
 * memory in tests. The server creates keys (`media/<uuid>.<ext>`), never from user input.
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
  /** Absent: the server passes all bytes, at `/files`. */
  direct?: DirectFiles
}
