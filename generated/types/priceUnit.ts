/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a price is for. PICTURE; SECOND of a clip; TEXT of a thousand characters that are spoken, written or translated; MINUTE of sound that is listened to; STEPS, a thousand of a training
 */
export type PriceUnit = typeof PriceUnit[keyof typeof PriceUnit];


export const PriceUnit = {
  PICTURE: 'PICTURE',
  SECOND: 'SECOND',
  TEXT: 'TEXT',
  MINUTE: 'MINUTE',
  STEPS: 'STEPS',
} as const;
