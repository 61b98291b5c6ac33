const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\/[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/

/** Folders, a name and an extension, of lower-case letters, digits and hyphens: no path traversal. */
export function isFileKey(key: string): boolean {
  return key.length <= 200 && KEY.test(key)
}

/** The key of a media file. */
export function mediaFileKey(mediaId: string, extension: string): string {
  return `media/${mediaId}.${extension}`
}

/** The key of a part of a video that is being rendered. */
export function partFileKey(id: string): string {
  return `parts/${id}.mp4`
}

/** Where browsers put the bytes of a media file before they are checked. */
export function quarantineKey(fileKey: string): string {
  return `quarantine/${fileKey.slice(fileKey.lastIndexOf('/') + 1)}`
}

/** The id in a key from `mediaFileKey`. */
export function mediaIdOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'))
}

/** Whether a key is of a file that engines generate on its first request, which therefore has to reach the server. */
export function isLibraryKey(key: string): boolean {
  return key.startsWith('library/')
}
