/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How far the portrait is
 */
export type PortraitGenerationStatus = typeof PortraitGenerationStatus[keyof typeof PortraitGenerationStatus];


export const PortraitGenerationStatus = {
  IN_PROGRESS: 'IN_PROGRESS',
  GENERATED: 'GENERATED',
} as const;
