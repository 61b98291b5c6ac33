import type { TaskTool } from '#generated/schema.ts'
import { CREDIT_COSTS } from './credits.ts'

/** Names of AI tools: of the action that they are charged as, where there is one. */
export const TOOL_NAMES: Readonly<Record<TaskTool, string>> = {
  IMAGE: CREDIT_COSTS.image_editing.label,
  INPAINTING: CREDIT_COSTS.inpainting.label,
  UPSCALE: CREDIT_COSTS.upscale.label,
  REFRAME: 'Change aspect ratio',
  MODIFY_VIDEO: CREDIT_COSTS.modify_video.label,
  IMAGE_TO_VIDEO: CREDIT_COSTS.image_to_video.label,
  LIP_SYNC: CREDIT_COSTS.lip_sync.label,
  AVATAR: 'Avatar video',
  MUSIC: CREDIT_COSTS.music.label,
  CLEAN_UP: CREDIT_COSTS.clean_up.label,
}
