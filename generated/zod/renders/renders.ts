/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CompleteRenderRequest,
  CreateRenderUploadRequest,
  ExportToPremiereProRequest,
  FailRenderRequest,
  FilmReview,
  GenerateVideoRequest,
  ObjectToFilmReviewRequest,
  PremierePackage,
  PresignedUpload,
  Render,
  RenderDocument,
  RenderStart,
  ReportRenderProgressRequest
} from '../schemas/index.ts';


/**
 * A zip with the sequence, every picture, clip and voice-over, the music and the captions.
 * @summary Export a story for a professional editing tool
 */
export const ExportToPremiereProHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const ExportToPremiereProBody = ExportToPremiereProRequest

export const ExportToPremiereProResponse = PremierePackage

/**
 * @summary Ask how far an export is
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
 * The server reads the file before it believes it; then the realtime event `new-video` goes out and the token is spent.
 * @summary Deliver the MP4
 */
export const CompleteRenderParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const CompleteRenderBody = CompleteRenderRequest

export const CompleteRenderResponse = Render

/**
 * The story as it was when the export was asked for, with signed addresses. The render's own token reads nothing else.
 * @summary Load what is to be drawn
 */
export const GetRenderDocumentParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const GetRenderDocumentResponse = RenderDocument

/**
 * The cost is refunded.
 * @summary Say that an export failed
 */
export const FailRenderParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const FailRenderBody = FailRenderRequest

export const FailRenderResponse = Render

/**
 * Sent at most every half second. A renderer that reads CANCELLED in the answer stops. An export nobody reports on for two minutes FAILS.
 * @summary Tell how far the renderer is
 */
export const ReportRenderProgressParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const ReportRenderProgressBody = ReportRenderProgressRequest

export const ReportRenderProgressResponse = Render

/**
 * @summary Ask what was decided about an own film
 */
export const GetFilmReviewParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const GetFilmReviewResponse = FilmReview

/**
 * Once. The film comes back to the reviewers, first in the queue and with these words.
 * @summary Object to the rejection of an own film
 */
export const ObjectToFilmReviewParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const ObjectToFilmReviewBody = ObjectToFilmReviewRequest

export const ObjectToFilmReviewResponse = FilmReview

/**
 * Bound to exactly this many bytes of video/mp4.
 * @summary Get an address to put the MP4 to
 */
export const CreateRenderUploadParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const CreateRenderUploadBody = CreateRenderUploadRequest

export const CreateRenderUploadResponse = PresignedUpload

/**
 * Draws the story as it is now, in the size of its shape at 30 frames a second. Left out, `executor` is the server when it can draw and the person's browser otherwise. Moves on with `render-progress` and ends with the realtime event `new-video`. One export per story at a time.
 * @summary Export video: render a story as an MP4
 */
export const GenerateVideoHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const GenerateVideoBody = GenerateVideoRequest

export const GenerateVideoResponse = RenderStart

