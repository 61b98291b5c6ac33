import type { TaskTool, UsageEntry } from '#generated/schema.ts'

const TOOLS: Readonly<Record<TaskTool, string>> = {
  IMAGE: 'Image tool',
  INPAINTING: 'Image tool',
  UPSCALE: 'Upscale tool',
  REFRAME: 'Reframe tool',
  MODIFY_VIDEO: 'Modify video tool',
  IMAGE_TO_VIDEO: 'Clip',
  LIP_SYNC: 'Lip sync',
  AVATAR: 'Avatar video',
  MUSIC: 'Music',
  CLEAN_UP: 'Sound clean-up',
}

type Subject = Pick<
  UsageEntry,
  'story_id' | 'story_title' | 'scene_number' | 'aroll_number' | 'lora_id' | 'lora_name' | 'tool'
>

/** The subject of a line: 'The bakery · scene 2 · visual 1'. '–' for credits that came or went. */
export function subjectOf({ story_id, story_title, scene_number, aroll_number, ...other }: Subject): string {
  if (story_id !== null) {
    if (story_title === null) return 'Deleted story'
    const scene = scene_number === null ? '' : ` · scene ${scene_number}`
    const aroll = aroll_number === null ? '' : ` · visual ${aroll_number}`
    return `${story_title}${scene}${aroll}`
  }
  if (other.lora_id !== null) return other.lora_name === null ? 'Deleted model' : other.lora_name || 'Unnamed model'
  return other.tool === null ? '–' : TOOLS[other.tool]
}
