const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\/[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/

/** Folders, a name and an extension, of lower-case letters, digits and hyphens: no path traversal. */
export function isFileKey(key: string): boolean {
  return key.length <= 200 && KEY.test(key)
}

/** The key of a media file. */
export function mediaFileKey(mediaId: string, extension: string): string {
  return `media/${mediaId}.${extension}`
}

/** The id in a key from `mediaFileKey`. */
export function mediaIdOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'))
}
