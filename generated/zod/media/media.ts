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
 * Newest first. Filters are combined. With `id__in`, ids that are unknown or another person's are left out.
 * @summary List the media library of the signed-in person
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
  "query": zod.string().max(listMediaQueryQueryMax).optional().describe('Only what has these words in its name, title or prompt')
})

export const ListMediaResponse = MediaPage

/**
 * Costs nothing. The item becomes a media of the person, outside of any story. 503 when its library cannot be asked now.
 * @summary Take a stock item among one's media
 */
export const ImportStockBody = ImportStockRequest

export const ImportStockResponse = Media

/**
 * @summary Load one media
 */
export const GetMediaParams = zod.object({
  "media_id": zod.uuid().describe('The media')
})

export const getMediaQueryWithTranscribedAudioDefault = false;

export const GetMediaQueryParams = zod.object({
  "with_transcribed_audio": zod.boolean().default(getMediaQueryWithTranscribedAudioDefault).describe('Whether what was heard in it is wanted too')
})

export const GetMediaResponse = MediaDetails

/**
 * Costs nothing. A draft of the path that a frame is laid around, calm and in few keys; only videos have one. It takes as long as the video takes to be read, and is remembered for a while.
 * @summary Follow what a video is of
 */
export const FindFocalPathParams = zod.object({
  "media_id": zod.uuid().describe('The video')
})

export const FindFocalPathResponse = FoundFocalPath

/**
 * Costs nothing. A draft of the point that a frame is laid around; only pictures have one.
 * @summary Find what a picture is of
 */
export const FindFocalPointParams = zod.object({
  "media_id": zod.uuid().describe('The picture')
})

export const FindFocalPointResponse = FoundFocalPoint

/**
 * A frame of the video, shown where the video is listed: among the media, on scenes, and on the cards and the preview of stories that begin with it. The first one stays; a later one changes nothing.
 * @summary Give a video its small picture
 */
export const SetMediaThumbnailParams = zod.object({
  "media_id": zod.uuid().describe('A video of one\'s own that has arrived')
})

export const SetMediaThumbnailBody = SetMediaThumbnailRequest

export const SetMediaThumbnailResponse = Media

/**
 * @summary Correct what was heard in a recording
 */
export const UpdateMediaTranscriptionParams = zod.object({
  "media_transcription_id": zod.uuid().describe('The transcription')
})

export const UpdateMediaTranscriptionBody = UpdateMediaTranscriptionRequest

export const UpdateMediaTranscriptionResponse = MediaTranscription

/**
 * First step of an upload; the second is a PUT of the raw bytes to `presigned_url` with `x-amz-acl: public-read` and the announced Content-Type, which answers exactly 200. The address is bound to path, type, size and time. A file of zero bytes is accepted with a warning and ends FAILED.
 * @summary Get an address to put a file to
 */
export const GetGenericPresignedUrlBody = GetGenericPresignedUrlRequest

export const GetGenericPresignedUrlResponse = PresignedUpload

