import type { Services } from '#server/platform/context.ts'
import type { Files, UploadHeaders, UploadTerms } from '#server/platform/ports/files.ts'
import { isFileKey, isLibraryKey, quarantineKey } from './keys.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long an upload may begin after its URL was created, ms. */
export const UPLOAD_ADDRESS_MS = 60 * 60 * 1000

const FILES = '/files/'

interface DownloadTerms {
  key: string
  /** Unix time, s. */
  expires: number
  /** The preview link that the URL works with; undefined: none. */
  link: string | undefined
}

const downloadText = ({ key, expires, link }: DownloadTerms) =>
  `GET\n${key}\n${expires}${link === undefined ? '' : `\n${link}`}`
const uploadText = ({ key, contentType, size }: UploadTerms, expires: number) =>
  `PUT\n${key}\n${contentType}\n${size}\n${expires}`

/**
 * URL to read a file. It expires with the next day, so that it stays the same (and cached) for a day. What a preview link shows
 * passes the server, which refuses it as soon as the link is revoked.
 */
export async function signDownload({ keys, clock, files, link }: Services, key: string): Promise<string> {
  const day = Math.floor(clock.now().getTime() / DAY_MS)
  const [from, until] = [new Date(day * DAY_MS), new Date((day + 2) * DAY_MS)]
  if (files.direct && link === undefined && !isLibraryKey(key)) return files.direct.signDownload(key, { from, until })
  const terms = { key, expires: until.getTime() / 1000, link }
  const sharing = link === undefined ? '' : `&link=${encodeURIComponent(link)}`
  return `${FILES}${key}?exp=${terms.expires}${sharing}&sig=${await keys.files.sign(downloadText(terms))}`
}

/** For the answers to visitors with a preview link: the URLs of files work as long as the link does. */
export const servicesOfLink = (services: Services, link: string): Services => ({ ...services, link })

/** The key in a URL from `signDownload`; null for another one. Its signature is not verified. */
export function keyOfUrl({ direct }: Files, url: string): string | null {
  const { pathname } = new URL(url, 'http://localhost')
  const key = pathname.startsWith(FILES) ? pathname.slice(FILES.length) : (direct?.keyOf(url) ?? '')
  return isFileKey(key) ? key : null
}

export interface SignedUpload {
  address: string
  headers: UploadHeaders
  /** Whether the bytes go to a quarantine that is checked after the PUT, instead of while they are received. */
  isCheckedLater: boolean
  expiresAt: Date
}

/** URL for a PUT, bound to path, type, size and time. */
export async function signUpload({ keys, clock, files }: Services, terms: UploadTerms): Promise<SignedUpload> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + UPLOAD_ADDRESS_MS)
  if (files.direct) {
    const quarantined = { ...terms, key: quarantineKey(terms.key) }
    const { url, headers } = await files.direct.signUpload(quarantined, { from: now, until: expiresAt })
    return { address: url, headers, isCheckedLater: true, expiresAt }
  }
  const expires = Math.floor(expiresAt.getTime() / 1000)
  const search = new URLSearchParams({
    type: terms.contentType,
    size: String(terms.size),
    exp: String(expires),
    sig: await keys.files.sign(uploadText(terms, expires)),
  })
  return {
    address: `${FILES}upload/${terms.key}?${search.toString()}`,
    headers: { 'Content-Type': terms.contentType, 'x-amz-acl': 'public-read' },
    isCheckedLater: false,
    expiresAt,
  }
}

function readExpiry({ clock }: Services, search: URLSearchParams): number | undefined {
  const expires = Number(search.get('exp'))
  return Number.isSafeInteger(expires) && expires * 1000 > clock.now().getTime() ? expires : undefined
}

/** The signed parameters of a URL for this key; undefined when it is forged or has expired. */
export async function readDownloadTerms(
  services: Services,
  key: string,
  search: URLSearchParams,
): Promise<DownloadTerms | undefined> {
  const expires = readExpiry(services, search)
  if (expires === undefined) return undefined
  const terms = { key, expires, link: search.get('link') ?? undefined }
  return (await services.keys.files.verify(downloadText(terms), search.get('sig') ?? '')) ? terms : undefined
}

/** The signed parameters of an upload URL; undefined when it is forged or has expired. */
export async function readUploadTerms(
  services: Services,
  key: string,
  search: URLSearchParams,
): Promise<UploadTerms | undefined> {
  const expires = readExpiry(services, search)
  const terms: UploadTerms = { key, contentType: search.get('type') ?? '', size: Number(search.get('size')) }
  if (expires === undefined) return undefined
  return (await services.keys.files.verify(uploadText(terms, expires), search.get('sig') ?? '')) ? terms : undefined
}
