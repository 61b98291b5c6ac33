/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether scenes are shown as still pictures or as moving clips
 */
export type AiOutputMode = typeof AiOutputMode[keyof typeof AiOutputMode];


export const AiOutputMode = {
  IMAGE: 'IMAGE',
  VIDEO: 'VIDEO',
} as const;
