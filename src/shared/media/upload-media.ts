import { getGenericPresignedUrl, getMedia, setMediaThumbnail } from '#generated/client/media/media.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import type { PresignedUpload } from '#generated/schema.ts'
import { uploadKindOf } from '#src/domain/uploads.ts'
import { pause } from '../lib/pause.ts'
import { isLost } from './lost-connection.ts'
import { putToStorage } from './put-to-storage.ts'
import { checkFile, contentTypeOf, toUploadFile, UploadRefused } from './upload-input.ts'
import { checkUploadItem, type Media, type UploadPlace } from './upload-item.ts'
import { findUpload } from './upload-queue.ts'
import { makeVideoThumbnail } from './video-thumbnail.ts'

type Address = PresignedUpload

/** How often a file that is being checked is asked for, ms. */
const CHECK_EVERY_MS = 500

export interface UploadRequest {
  /** A file or a base64 string; without it, the file of the queue entry. */
  input?: unknown
  queueId?: string | undefined
  place?: UploadPlace | undefined
  /** A URL from an earlier attempt that may still take the bytes. */
  address?: Address | undefined
  onAddress?: ((address: Address) => void) | undefined
  /** Whole percent. */
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Both steps of an upload: a URL, then the bytes; and for a video a thumbnail. Resolves with the media; rejects with
 * words fit to be shown.
 */
export async function uploadMedia(request: UploadRequest): Promise<Media> {
  const file = fileOf(request)
  checkFile(file)
  const contentType = contentTypeOf(file)
  const isVideo = uploadKindOf(contentType) === 'video'
  // Made while the bytes are under way.
  const thumbnail = isVideo ? makeVideoThumbnail(file, request.signal) : null
  const media = await sendBytes(request, file, contentType)
  await giveThumbnail(media, await thumbnail, request.signal)
  return media
}

/** A video without an image is a video all the same: whatever goes wrong here, the upload has succeeded. */
async function giveThumbnail({ id }: Media, thumbnail: Blob | null, signal?: AbortSignal): Promise<void> {
  if (thumbnail) await setMediaThumbnail(id, { thumbnail }, signal && { signal }).catch(() => undefined)
}

async function sendBytes(request: UploadRequest, file: File, contentType: string): Promise<Media> {
  const { onProgress, onAddress, signal } = request
  const put = ({ presigned_url: url, headers }: Address) => putToStorage(url, file, { headers, onProgress, signal })
  const ask = async () => {
    const address = await askForAddress(file, contentType, request.place ?? {}, signal)
    onAddress?.(address)
    return address
  }
  const known = request.address && (await mayStillBeUsed(request.address))
  if (known === 'arrived' && request.address) return untilChecked(request.address, signal)
  let address = known === 'open' && request.address ? request.address : await ask()
  try {
    try {
      await put(address)
    } catch (error) {
      // An expired URL is the storage's 403: a new one is requested, once.
      if (!isAnswer(error, 403)) throw error
      address = await ask()
      await put(address)
    }
  } catch (error) {
    throw isAnswer(error, 400) ? ((await refusalOf(address)) ?? error) : error
  }
  return untilChecked(address, signal)
}

/** Waits for the check of a file that the server did not receive itself. The first reading of its media begins it. */
async function untilChecked({ media, is_checked_later: isChecked }: Address, signal?: AbortSignal): Promise<Media> {
  if (!isChecked) return media
  for (;;) {
    const found = await getMedia(media.id, undefined, signal && { signal })
    if (found.status === 'COMPLETED') return media
    if (found.status === 'FAILED') throw new UploadRefused(found.error_message ?? 'Failed to upload')
    await pause(CHECK_EVERY_MS, signal)
  }
}

const isAnswer = (error: unknown, status: number) => error instanceof ApiError && error.status === status

/** Why the bytes themselves were refused, in the server's words; null when it was something else. */
async function refusalOf({ media }: Address): Promise<UploadRefused | null> {
  const refused = await getMedia(media.id).catch(() => null)
  return refused?.status === 'FAILED' && refused.error_message ? new UploadRefused(refused.error_message) : null
}

function fileOf({ input, queueId }: UploadRequest): File {
  if (input !== undefined) return toUploadFile(input)
  const item = queueId === undefined ? undefined : findUpload(queueId)
  if (item) checkUploadItem(item)
  if (!item?.file) throw new UploadRefused('No file provided and no file found in upload queue')
  return item.file
}

async function askForAddress(file: File, contentType: string, place: UploadPlace, signal?: AbortSignal) {
  const kind = uploadKindOf(contentType)
  const media_args = { size_bytes: file.size, ...(kind && { media_type: kind }), ...place }
  const body = { file_name: file.name, content_type: contentType, media_args }
  return getGenericPresignedUrl(body, signal && { signal })
}

/** Whether the bytes of a lost attempt arrived after all, or whether its URL still takes them. */
async function mayStillBeUsed({ media }: Address): Promise<'arrived' | 'open' | 'over'> {
  const known = await getMedia(media.id).catch((cause: unknown) => {
    if (isLost(cause)) throw cause
    return null
  })
  if (known?.status === 'COMPLETED' || known?.status === 'PROCESSING') return 'arrived'
  return known?.status === 'PENDING' ? 'open' : 'over'
}
