import { findFocalPath } from './find-focal-path.ts'
import { findFocalPoint } from './find-focal-point.ts'
import { getGenericPresignedUrl } from './get-generic-presigned-url.ts'
import { getMedia } from './get-media.ts'
import { importStock } from './import-stock.ts'
import { listMedia } from './list-media.ts'
import { setMediaThumbnail } from './set-media-thumbnail.ts'
import { updateMediaTranscription } from './update-media-transcription.ts'

export const mediaRoutes = {
  findFocalPath,
  findFocalPoint,
  getGenericPresignedUrl,
  getMedia,
  importStock,
  listMedia,
  setMediaThumbnail,
  updateMediaTranscription,
}
