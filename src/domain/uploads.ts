export type UploadKind = 'image' | 'video' | 'audio'

const MEGABYTE = 1_000_000

/** Largest upload of a kind, bytes. The contract's texts, the server's refusals and the client's checks all read it here. */
export const UPLOAD_LIMITS: Readonly<Record<UploadKind, number>> = {
  image: 25 * MEGABYTE,
  audio: 200 * MEGABYTE,
  video: 2_000 * MEGABYTE,
}

/** Largest track sent inside a form, bytes; longer ones are uploaded to a signed URL and then named. */
export const MUSIC_FORM_LIMIT = 25 * MEGABYTE

/** Largest logo, bytes. */
export const LOGO_LIMIT = 5 * MEGABYTE
/** Taken as a logo only, which the server draws as a PNG. */
export const SVG = 'image/svg+xml'
/** MIME types of logos. */
export const LOGO_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', SVG]

/** Largest image of oneself, bytes. */
export const PROFILE_IMAGE_LIMIT = 5 * MEGABYTE

/** Largest small image of a video, bytes, … */
export const THUMBNAIL_LIMIT = MEGABYTE / 2
/** … and its longer side, px. */
export const THUMBNAIL_SIDE = 640

/** Accepted MIME types. SVG and everything else that can carry a script is not among them. */
export const UPLOAD_TYPES: Readonly<Record<UploadKind, readonly string[]>> = {
  image: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  video: ['video/mp4', 'video/quicktime', 'video/webm'],
  audio: ['audio/mpeg', 'audio/wav', 'audio/mp4', 'audio/aac', 'audio/ogg', 'audio/webm', 'audio/flac'],
}

/** The names by which browsers and systems also call them. */
const ALIASES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'video/x-m4v': 'video/mp4',
  'audio/mp3': 'audio/mpeg',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-aac': 'audio/aac',
  'audio/opus': 'audio/ogg',
  'audio/x-flac': 'audio/flac',
}

/** The one name of a MIME type, without its parameters. */
export function plainContentType(contentType: string): string {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  return ALIASES[type] ?? type
}

/** Kind of media of a MIME type; undefined when it is not accepted. */
export function uploadKindOf(contentType: string): UploadKind | undefined {
  const type = plainContentType(contentType)
  return (['image', 'video', 'audio'] as const).find((kind) => UPLOAD_TYPES[kind].includes(type))
}

/** Formats that cameras and browsers save and that are not read here, by name. */
const REFUSED_FORMATS: Readonly<Record<string, string>> = {
  'image/heic': 'HEIC',
  'image/heif': 'HEIC',
  'image/heic-sequence': 'HEIC',
  'image/heif-sequence': 'HEIC',
  'image/avif': 'AVIF',
}

/** Reason and remedy for a known refused format; undefined for others. */
export function refusedFormat(contentType: string): string | undefined {
  const name = REFUSED_FORMATS[plainContentType(contentType)]
  return name && `${name} images aren’t supported. Save it as JPEG or PNG`
}

/** Message for a file of an unsupported MIME type, in page and server. */
export const unsupportedText = (contentType: string): string =>
  refusedFormat(contentType) ?? 'This file type isn’t supported'

/** 25 MB, 2 GB: decimal, as storage is sold and as systems show it. */
export function sizeText(bytes: number): string {
  return bytes >= 1_000 * MEGABYTE ? `${bytes / (1_000 * MEGABYTE)} GB` : `${bytes / MEGABYTE} MB`
}

const NAMES: Readonly<Record<UploadKind, string>> = { image: 'An image', video: 'A video', audio: 'A recording' }

/** Message for a file above its kind's limit, in page and server. */
export const tooLargeText = (kind: UploadKind): string => `${NAMES[kind]} can be up to ${sizeText(UPLOAD_LIMITS[kind])}`

/** As a file field's `accept`, for these kinds. */
export const acceptedTypes = (...kinds: readonly UploadKind[]): string =>
  kinds.flatMap((kind) => UPLOAD_TYPES[kind]).join(',')
