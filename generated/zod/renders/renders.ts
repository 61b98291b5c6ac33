/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CompleteRenderRequest,
  CreateRenderPartUploadRequest,
  CreateRenderUploadRequest,
  DivideRenderRequest,
  ExportToPremiereProRequest,
  FailRenderRequest,
  FilmReview,
  GenerateVideoRequest,
  ObjectToFilmReviewRequest,
  PremierePackage,
  PresignedUpload,
  Render,
  RenderDocument,
  RenderPartUpload,
  RenderStart,
  ReportRenderProgressRequest
} from '../schemas/index.ts';


/**
 * A zip with the sequence, every image, clip and voice-over, the music and the captions.
 * @summary Export a story for a professional editing tool
 */
export const ExportToPremiereProHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const ExportToPremiereProBody = ExportToPremiereProRequest

export const ExportToPremiereProResponse = PremierePackage

/**
 * @summary Read the progress of an export
 */
export const GetRenderParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const GetRenderResponse = Render

/**
 * The renderer stops at its next report; nothing is kept and the cost is refunded.
 * @summary Stop an export
 */
export const CancelRenderParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const CancelRenderResponse = Render

/**
 * The server verifies the file; then the realtime event `new-video` is sent and the token is invalidated. A file with `is_checked_later` may still be checked: then the answer is the render as it was, and the call is repeated until it has ended.
 * @summary Deliver the MP4
 */
export const CompleteRenderParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const CompleteRenderBody = CompleteRenderRequest

export const CompleteRenderResponse = Render

/**
 * For the renderer of the whole (task WHOLE with `can_divide`): each part becomes a job of its own, the sound too. When the last one is complete, a renderer joins them.
 * @summary Divide an export among several renderers
 */
export const DivideRenderParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const DivideRenderBody = DivideRenderRequest

export const DivideRenderResponse = Render

/**
 * The story as of the export's request, with signed URLs. The render's own token gives no other access.
 * @summary Load the document to render
 */
export const GetRenderDocumentParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const GetRenderDocumentResponse = RenderDocument

/**
 * The cost is refunded.
 * @summary Report a failed export
 */
export const FailRenderParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const FailRenderBody = FailRenderRequest

export const FailRenderResponse = Render

/**
 * After its bytes were put. The last part of an export makes a renderer join all of them.
 * @summary Deliver a part of an export
 */
export const CompleteRenderPartParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const CompleteRenderPartResponse = Render

/**
 * For the renderer of a part (task IMAGES or SOUND), whose token names it. Bound to exactly this many bytes of video/mp4.
 * @summary Get an upload URL for a part of an export
 */
export const CreateRenderPartUploadParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const CreateRenderPartUploadBody = CreateRenderPartUploadRequest

export const CreateRenderPartUploadResponse = RenderPartUpload

/**
 * Sent at most every half second; of a part with the progress of that part. A renderer that reads CANCELLED in the answer stops. An export without a report for two minutes FAILS.
 * @summary Report the renderer's progress
 */
export const ReportRenderProgressParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const ReportRenderProgressBody = ReportRenderProgressRequest

export const ReportRenderProgressResponse = Render

/**
 * @summary Read the review of a video
 */
export const GetFilmReviewParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const GetFilmReviewResponse = FilmReview

/**
 * Once. The film returns to the reviewers, first in the queue and with this text.
 * @summary Appeal the rejection of a video
 */
export const ObjectToFilmReviewParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const ObjectToFilmReviewBody = ObjectToFilmReviewRequest

export const ObjectToFilmReviewResponse = FilmReview

/**
 * Bound to exactly this many bytes of video/mp4.
 * @summary Get an upload URL for the MP4
 */
export const CreateRenderUploadParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const CreateRenderUploadBody = CreateRenderUploadRequest

export const CreateRenderUploadResponse = PresignedUpload

/**
 * Renders the current story, in the size of its shape at 30 frames a second. By default, `executor` is the server when it can render and the user's browser otherwise. Progress is sent as `render-progress`, the end as the realtime event `new-video`. One export per story at a time.
 * @summary Export video: render a story as an MP4
 */
export const GenerateVideoHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const GenerateVideoBody = GenerateVideoRequest

export const GenerateVideoResponse = RenderStart

