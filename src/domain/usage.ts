import { CREDIT_COSTS } from '#src/domain/credits.ts'
import type { TaskTool } from '#generated/schema.ts'

/** The target of a charge, if it still exists. */
interface WorkPlace {
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

/** Reason of a credit transaction, as text. */
const REASONS: Readonly<Record<string, string>> = {
  starting_balance: 'Starting balance',
  premium_month: 'Plan credits',
  plan_month: 'Plan credits',
  credit_pack: 'Credits bought',
  payment_refunded: 'Payment refunded',
  expired: 'Credits expired',
}

/** Units that larger work is charged by, by their names' prefixes. */
const PIECES: Readonly<Record<string, string>> = { picture: 'image', voice: 'voice-over', motion: 'clip' }

/** Work that is paid by the piece; other work is what its piece is. */
const WHOLE: readonly string[] = ['generate_story', 'generate_visuals', 'translate_story']

/**
 * An action of the cost table, or why credits came or went, as people read it.
 * @param item the piece of larger work that it was: 'voice:…'
 */
export function usageLabel(action: string, item: string | null = null): string {
  const cost = Object.entries(CREDIT_COSTS).find(([id]) => id === action)?.[1]
  const label = cost?.label ?? REASONS[action] ?? action.replaceAll('_', ' ')
  const piece = WHOLE.includes(action) ? PIECES[item?.split(':')[0] ?? ''] : undefined
  return piece === undefined ? label : `${label}: ${piece}`
}

/**
 * Path in the app where a piece of work is shown: its scene or story, the result on the page of its tool, its model. null where nothing
 * of it has a page.
 */
export function workUrl(place: WorkPlace): string | null {
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
