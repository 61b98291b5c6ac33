import { findFocalPoint } from './find-focal-point.ts'
import { getGenericPresignedUrl } from './get-generic-presigned-url.ts'
import { getMedia } from './get-media.ts'
import { listMedia } from './list-media.ts'
import { setMediaThumbnail } from './set-media-thumbnail.ts'
import { updateMediaTranscription } from './update-media-transcription.ts'

export const mediaRoutes = {
  findFocalPoint,
  getGenericPresignedUrl,
  getMedia,
  listMedia,
  setMediaThumbnail,
  updateMediaTranscription,
}
