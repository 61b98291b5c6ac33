import { generateVideo } from '#generated/client/renders/renders.ts'
import { getStoryStatus } from '#generated/client/stories/stories.ts'

/** @param executor SERVER asks the host to draw, BROWSER gives the drawing to this tab */
export const beginRender = (storyId: string, executor: 'SERVER' | 'BROWSER') =>
  generateVideo({ story_id: storyId, executor }, { 'Idempotency-Key': crypto.randomUUID() })

/** The story's newest export, whoever began it; null when there is none. */
export const newestRender = async (storyId: string) => (await getStoryStatus({ story_id: storyId })).current_render
