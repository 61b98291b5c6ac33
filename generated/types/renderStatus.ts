/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * QUEUED waits for a renderer, RENDERING is being drawn and encoded, COMPLETED has its file, FAILED and CANCELLED have none
 */
export type RenderStatus = typeof RenderStatus[keyof typeof RenderStatus];


export const RenderStatus = {
  QUEUED: 'QUEUED',
  RENDERING: 'RENDERING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const;
