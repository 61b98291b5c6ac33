import type {
  DivideRenderRequest,
  PresignedUpload,
  Render,
  RenderDocument,
  RenderPartUpload,
  ReportRenderProgressRequest,
} from '#generated/schema.ts'
import {
  completeRender,
  completeRenderPart,
  createRenderPartUpload,
  createRenderUpload,
  divideRender,
  failRender,
  getRenderDocument,
  reportRenderProgress,
} from '#generated/client/renders/renders.ts'

/** One render's own calls, with its own token where there is one; without one with the user's session. */
export interface RenderClient {
  loadDocument(signal: AbortSignal): Promise<RenderDocument>
  reportProgress(progress: ReportRenderProgressRequest): Promise<Render>
  requestUpload(sizeBytes: number): Promise<PresignedUpload>
  complete(mediaId: string): Promise<Render>
  /** Has other renderers draw these parts. */
  divide(parts: DivideRenderRequest['parts']): Promise<Render>
  requestPartUpload(sizeBytes: number): Promise<RenderPartUpload>
  completePart(): Promise<Render>
  fail(message: string): Promise<Render>
}

export function createRenderClient(renderId: string, token: string | null): RenderClient {
  const options = token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }
  return {
    loadDocument: (signal) => getRenderDocument(renderId, { ...options, signal }),
    reportProgress: (body) => reportRenderProgress(renderId, body, options),
    requestUpload: (sizeBytes) => createRenderUpload(renderId, { size_bytes: sizeBytes }, options),
    complete: (mediaId) => completeRender(renderId, { media_id: mediaId }, options),
    divide: (parts) => divideRender(renderId, { parts }, options),
    requestPartUpload: (sizeBytes) => createRenderPartUpload(renderId, { size_bytes: sizeBytes }, options),
    completePart: () => completeRenderPart(renderId, options),
    fail: (message) => failRender(renderId, { error_message: message.slice(0, 1000) }, options),
  }
}
