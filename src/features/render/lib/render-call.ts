import type { components } from '#generated/types/api.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { client } from '#src/shared/api/client.ts'

type Schemas = components['schemas']
export type Render = Schemas['Render']

/** One render's own calls, with its own token where there is one; without one the person's session speaks. */
export interface RenderCalls {
  loadDocument(signal: AbortSignal): Promise<Schemas['RenderDocument']>
  reportProgress(progress: Schemas['ReportRenderProgressRequest']): Promise<Render>
  requestUpload(sizeBytes: number): Promise<Schemas['PresignedUpload']>
  complete(mediaId: string): Promise<Render>
  fail(message: string): Promise<Render>
}

export function renderCalls(renderId: string, token: string | null): RenderCalls {
  const options = {
    params: { path: { render_id: renderId } },
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  }
  return {
    loadDocument: async (signal) =>
      answered(await client.GET('/core-api/render/{render_id}/document/', { ...options, signal })),
    reportProgress: async (body) =>
      answered(await client.POST('/core-api/render/{render_id}/progress/', { ...options, body })),
    requestUpload: async (sizeBytes) =>
      answered(
        await client.POST('/core-api/render/{render_id}/upload/', { ...options, body: { size_bytes: sizeBytes } }),
      ),
    complete: async (mediaId) =>
      answered(
        await client.POST('/core-api/render/{render_id}/complete/', { ...options, body: { media_id: mediaId } }),
      ),
    fail: async (message) =>
      answered(
        await client.POST('/core-api/render/{render_id}/fail/', {
          ...options,
          body: { error_message: message.slice(0, 1000) },
        }),
      ),
  }
}

/** The client throws what was refused; an answer without a body is none. */
function answered<T>({ data }: { data?: T }): T {
  if (data === undefined) throw new ApiError({ status: 0, message: 'An error occurred' })
  return data
}
