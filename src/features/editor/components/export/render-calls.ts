import { client } from '#src/shared/api/client.ts'
import { answered } from '../../commands/answered.ts'

/** @param executor SERVER asks the host to draw, BROWSER gives the drawing to this tab */
export const beginRender = async (storyId: string, executor: 'SERVER' | 'BROWSER') =>
  answered(
    await client.POST('/video_api/generate_video_remotion_async_api_v2/', {
      body: { story_id: storyId, executor },
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    }),
  )

export const readRender = async (id: string) =>
  answered(await client.GET('/core-api/render/{render_id}/', { params: { path: { render_id: id } } }))

export const cancelRender = async (id: string) =>
  answered(await client.POST('/core-api/render/{render_id}/cancel/', { params: { path: { render_id: id } } }))

/** The story's newest export, whoever began it; null when there is none. */
export async function newestRender(storyId: string) {
  const query = { story_id: storyId }
  return answered(await client.GET('/core-api/get_story_status/', { params: { query } })).current_render
}
