import { plainContentType, refusedFormat } from '#src/domain/uploads.ts'
import type { mediaTypes } from '#server/platform/db/schema/values.ts'

type MediaType = (typeof mediaTypes)[number]

/** Types whose files look the same by their first bytes; a file of one may be announced as another of the same family. */
type Family = 'png' | 'jpeg' | 'webp' | 'gif' | 'mp4' | 'webm' | 'ogg' | 'wav' | 'mp3' | 'flac' | 'aac'

export interface FileKind {
  contentType: string
  extension: string
  mediaType: MediaType
  family: Family
}

const kind = (contentType: string, extension: string, mediaType: MediaType, family: Family): FileKind => ({
  contentType,
  extension,
  mediaType,
  family,
})

/** What users may upload. SVG and all other types that can contain a script are excluded. */
const KINDS: readonly FileKind[] = [
  kind('image/png', 'png', 'image', 'png'),
  kind('image/jpeg', 'jpg', 'image', 'jpeg'),
  kind('image/webp', 'webp', 'image', 'webp'),
  kind('image/gif', 'gif', 'image', 'gif'),
  kind('video/mp4', 'mp4', 'video', 'mp4'),
  kind('video/quicktime', 'mov', 'video', 'mp4'),
  kind('video/webm', 'webm', 'video', 'webm'),
  kind('audio/mpeg', 'mp3', 'audio', 'mp3'),
  kind('audio/wav', 'wav', 'audio', 'wav'),
  kind('audio/mp4', 'm4a', 'audio', 'mp4'),
  kind('audio/aac', 'aac', 'audio', 'aac'),
  kind('audio/ogg', 'ogg', 'audio', 'ogg'),
  kind('audio/webm', 'weba', 'audio', 'webm'),
  kind('audio/flac', 'flac', 'audio', 'flac'),
]

/** The kind of an announced MIME type; undefined when it is not accepted. */
export function fileKind(contentType: string): FileKind | undefined {
  const name = plainContentType(contentType)
  return KINDS.find((each) => each.contentType === name)
}

const FAMILY_OF_SNIFFED: Readonly<Record<string, Family>> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mp4',
  'audio/mp4': 'mp4',
  'audio/x-m4a': 'mp4',
  'video/webm': 'webm',
  'audio/webm': 'webm',
  'video/matroska': 'webm',
  'video/ogg': 'ogg',
  'audio/ogg': 'ogg',
  'audio/opus': 'ogg',
  'audio/ogg; codecs=opus': 'ogg',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
}

/** The family recognized from a file's bytes. */
export function sniffedFamily(contentType: string | null): Family | undefined {
  return contentType === null ? undefined : FAMILY_OF_SNIFFED[contentType]
}

/** The message for a file whose bytes are not of the announced kind. @param sniffed MIME type by its first bytes */
export function mismatchText({ mediaType, extension }: FileKind, sniffed: string | null): string {
  const refused = refusedFormat(sniffed ?? '')
  if (refused) return refused
  if (sniffed?.startsWith(`${mediaType}/`)) return `The content of this file isn’t ${extension.toUpperCase()}`
  return { image: 'This file isn’t an image', video: 'This file isn’t a video', audio: 'This file isn’t audio' }[
    mediaType
  ]
}

const EXTRA_TYPES: Readonly<Record<string, string>> = {
  zip: 'application/zip',
  xml: 'application/xml',
  json: 'application/json',
}

/** MIME type of a stored key, from its extension; only the server creates keys. */
export function contentTypeOfKey(key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1)
  const known = KINDS.find((each) => each.extension === extension)
  return known?.contentType ?? EXTRA_TYPES[extension] ?? 'application/octet-stream'
}

/** Whether browsers may show a file of a type: everything else, and what may run a script, is only ever sent as a download. */
export function isShownInPages(contentType: string): boolean {
  return /^(image|video|audio)\//.test(contentType) && !contentType.includes('svg')
}
