/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  FoundFocalPath,
  FoundFocalPoint,
  GetGenericPresignedUrlRequest,
  ImportStockRequest,
  Media,
  MediaDetails,
  MediaPage,
  MediaSource,
  MediaTranscription,
  MediaType,
  PresignedUpload,
  SetMediaThumbnailRequest,
  UpdateMediaTranscriptionRequest
} from '../schemas/index.ts';


/**
 * Newest first. Filters are combined. With `id__in`, unknown ids and those of other users are left out.
 * @summary List the media library of the signed-in user
 */
export const listMediaQueryPageDefault = 1;
export const listMediaQueryPageMax = 100000;

export const listMediaQueryPageSizeDefault = 10;
export const listMediaQueryPageSizeMax = 100;

export const listMediaQuerySourceInMax = 4;

export const listMediaQueryMediaTypeInMax = 3;

export const listMediaQueryIdInMax = 100;

export const listMediaQueryQueryMax = 200;



export const ListMediaQueryParams = zod.object({
  "page": zod.int().min(1).max(listMediaQueryPageMax).default(listMediaQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(listMediaQueryPageSizeMax).default(listMediaQueryPageSizeDefault).describe('Rows per page'),
  "source__in": zod.array(MediaSource).max(listMediaQuerySourceInMax).optional().describe('Any of these sources'),
  "media_type": zod.enum(['image', 'video', 'audio']).optional().describe('Only this kind'),
  "media_type__in": zod.array(MediaType).max(listMediaQueryMediaTypeInMax).optional().describe('Any of these kinds'),
  "scene_id": zod.uuid().optional().describe('Only what belongs to this scene'),
  "story_id": zod.uuid().optional().describe('Only what belongs to this story'),
  "id__in": zod.array(zod.uuid()).max(listMediaQueryIdInMax).optional().describe('Only these media'),
  "query": zod.string().max(listMediaQueryQueryMax).optional().describe('Only with these words in its name, title or prompt')
})

export const ListMediaResponse = MediaPage

/**
 * Free. The item becomes a media of the user, outside of any story. 503 when its library is unavailable.
 * @summary Add a stock item to the user's media
 */
export const ImportStockBody = ImportStockRequest

export const ImportStockResponse = Media

/**
 * A file that was put with `is_checked_later` is PROCESSING while it is checked, which begins when its media is read first.
 * @summary Load one media
 */
export const GetMediaParams = zod.object({
  "media_id": zod.uuid().describe('The media')
})

export const getMediaQueryWithTranscribedAudioDefault = false;

export const GetMediaQueryParams = zod.object({
  "with_transcribed_audio": zod.boolean().default(getMediaQueryWithTranscribedAudioDefault).describe('Whether to include its transcription')
})

export const GetMediaResponse = MediaDetails

/**
 * Free. A draft of the path for a frame, calm and with few keys; only videos have one. It takes as long as reading the video, and is cached for a while.
 * @summary Follow what a video is of
 */
export const FindFocalPathParams = zod.object({
  "media_id": zod.uuid().describe('The video')
})

export const FindFocalPathResponse = FoundFocalPath

/**
 * Free. A draft of the point for a frame; only images have one.
 * @summary Find what an image is of
 */
export const FindFocalPointParams = zod.object({
  "media_id": zod.uuid().describe('The image')
})

export const FindFocalPointResponse = FoundFocalPoint

/**
 * A frame of the video, shown where the video is listed: among the media, on scenes, and on the cards and the preview of stories that begin with it. The first one stays; a later one changes nothing.
 * @summary Set the thumbnail of a video
 */
export const SetMediaThumbnailParams = zod.object({
  "media_id": zod.uuid().describe('An uploaded video of the user')
})

export const SetMediaThumbnailBody = SetMediaThumbnailRequest

export const SetMediaThumbnailResponse = Media

/**
 * @summary Correct the transcription of a recording
 */
export const UpdateMediaTranscriptionParams = zod.object({
  "media_transcription_id": zod.uuid().describe('The transcription')
})

export const UpdateMediaTranscriptionBody = UpdateMediaTranscriptionRequest

export const UpdateMediaTranscriptionResponse = MediaTranscription

/**
 * First step of an upload; the second is a PUT of the raw bytes to `presigned_url` with the `headers` of the answer, which answers exactly 200. They are `x-amz-acl: public-read` and the announced Content-Type; without `x-amz-acl` where an operator stores files in a bucket that has no ACLs. The URL is bound to path, type, size and time. A file of zero bytes is accepted with a warning and ends FAILED.
 * @summary Get an upload URL
 */
export const GetGenericPresignedUrlBody = GetGenericPresignedUrlRequest

export const GetGenericPresignedUrlResponse = PresignedUpload

