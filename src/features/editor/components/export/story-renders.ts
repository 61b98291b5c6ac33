import { generateVideo } from '#generated/client/renders/renders.ts'
import { getStoryStatus } from '#generated/client/stories/stories.ts'

interface ExportChoices {
  /** SERVER asks the host to draw, BROWSER gives the drawing to this tab. */
  executor: 'SERVER' | 'BROWSER'
  include_receipts: boolean
}

export const beginRender = (storyId: string, choices: ExportChoices) =>
  generateVideo({ story_id: storyId, ...choices }, { 'Idempotency-Key': crypto.randomUUID() })

/** The story's newest export, whoever began it; null when there is none. */
export const newestRender = async (storyId: string) => (await getStoryStatus({ story_id: storyId })).current_render
