/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How the picture fills its area. COVER cuts what is over, CONTAIN leaves bars, BLUR_FILL fills the bars with the blurred picture
 */
export type ContentFit = typeof ContentFit[keyof typeof ContentFit];


export const ContentFit = {
  COVER: 'COVER',
  CONTAIN: 'CONTAIN',
  BLUR_FILL: 'BLUR_FILL',
} as const;
