/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Kind of work; it follows from the model
 */
export type TaskType = typeof TaskType[keyof typeof TaskType];


export const TaskType = {
  inpainting: 'inpainting',
  lip_sync: 'lip_sync',
  upscale: 'upscale',
  image_editing: 'image_editing',
  image_to_video: 'image_to_video',
  music: 'music',
} as const;
