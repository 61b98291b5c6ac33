import type { Services } from '#server/platform/context.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long an upload may begin after its URL was created, ms. */
export const UPLOAD_ADDRESS_MS = 60 * 60 * 1000

export interface UploadTerms {
  key: string
  contentType: string
  /** Bytes; the URL accepts exactly this many. */
  size: number
}

const downloadText = (key: string, expires: number) => `GET\n${key}\n${expires}`
const uploadText = ({ key, contentType, size }: UploadTerms, expires: number) =>
  `PUT\n${key}\n${contentType}\n${size}\n${expires}`

/** URL to read a file. It expires with the next day, so that it stays the same (and cached) for a day. */
export async function signDownload({ keys, clock }: Services, key: string): Promise<string> {
  const expires = ((Math.floor(clock.now().getTime() / DAY_MS) + 2) * DAY_MS) / 1000
  return `/files/${key}?exp=${expires}&sig=${await keys.files.sign(downloadText(key, expires))}`
}

export interface SignedUpload {
  address: string
  expiresAt: Date
}

/** URL for one PUT, bound to path, type, size and time. */
export async function signUpload({ keys, clock }: Services, terms: UploadTerms): Promise<SignedUpload> {
  const expiresAt = new Date(clock.now().getTime() + UPLOAD_ADDRESS_MS)
  const expires = Math.floor(expiresAt.getTime() / 1000)
  const search = new URLSearchParams({
    type: terms.contentType,
    size: String(terms.size),
    exp: String(expires),
    sig: await keys.files.sign(uploadText(terms, expires)),
  })
  return { address: `/files/upload/${terms.key}?${search.toString()}`, expiresAt }
}

function readExpiry({ clock }: Services, search: URLSearchParams): number | undefined {
  const expires = Number(search.get('exp'))
  return Number.isSafeInteger(expires) && expires * 1000 > clock.now().getTime() ? expires : undefined
}

/** Whether we signed the URL for this key and it has not expired. */
export async function isSignedDownload(services: Services, key: string, search: URLSearchParams): Promise<boolean> {
  const expires = readExpiry(services, search)
  return expires !== undefined && services.keys.files.verify(downloadText(key, expires), search.get('sig') ?? '')
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
