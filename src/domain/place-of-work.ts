import type { TaskTool } from '#generated/schema.ts'

/** What a piece of work was for, as far as it is still there. */
export interface WorkPlace {
  storyId?: string | null | undefined
  sceneId?: string | null | undefined
  /** A panel of the story's editor: the cast, for a portrait. */
  panel?: 'cast' | undefined
  taskId?: string | null | undefined
  tool?: TaskTool | null | undefined
  loraId?: string | null | undefined
  /** Of a model: its training instead of its set. */
  isTraining?: boolean | undefined
}

/** Tools with a page of their own. */
const PAGES: Readonly<Partial<Record<TaskTool, string>>> = {
  IMAGE: '/image',
  INPAINTING: '/image',
  UPSCALE: '/upscale',
  REFRAME: '/reframe',
  MODIFY_VIDEO: '/modify-video',
}

/**
 * Path in the app where a piece of work is shown: its scene or story, the result on the page of its tool, its model. null where nothing
 * of it has a page.
 */
export function placeOfWork(place: WorkPlace): string | null {
  const { storyId, sceneId, taskId, tool, loraId, isTraining } = place
  const panel = place.panel ?? (tool === 'MUSIC' ? 'music' : undefined)
  if (storyId)
    return address(`/story/${storyId}`, { ...(sceneId && { scene: sceneId }), ...(panel !== undefined && { panel }) })
  if (loraId) return isTraining ? `/lora-training/${loraId}/status` : `/lora-training/${loraId}`
  const page = tool ? PAGES[tool] : undefined
  return page === undefined ? null : address(page, taskId ? { result: taskId } : {})
}

function address(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query)
  return search.size > 0 ? `${path}?${search}` : path
}
