/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * AROLL replaces the scene's A-rolls, BROLL is laid over them; left out it is AROLL
 */
export type VisualUse = typeof VisualUse[keyof typeof VisualUse];


export const VisualUse = {
  AROLL: 'AROLL',
  BROLL: 'BROLL',
} as const;
