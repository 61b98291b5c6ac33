/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Page or dialog that offers the model
 */
export type TaskTool = typeof TaskTool[keyof typeof TaskTool];


export const TaskTool = {
  IMAGE: 'IMAGE',
  UPSCALE: 'UPSCALE',
  REFRAME: 'REFRAME',
  MODIFY_VIDEO: 'MODIFY_VIDEO',
  IMAGE_TO_VIDEO: 'IMAGE_TO_VIDEO',
  LIP_SYNC: 'LIP_SYNC',
  AVATAR: 'AVATAR',
  INPAINTING: 'INPAINTING',
  MUSIC: 'MUSIC',
} as const;
