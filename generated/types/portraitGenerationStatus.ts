/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How far the portrait is; NONE until one is asked for
 */
export type PortraitGenerationStatus = typeof PortraitGenerationStatus[keyof typeof PortraitGenerationStatus];


export const PortraitGenerationStatus = {
  NONE: 'NONE',
  IN_PROGRESS: 'IN_PROGRESS',
  GENERATED: 'GENERATED',
  FAILED: 'FAILED',
} as const;
