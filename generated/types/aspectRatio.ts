/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Shape of the video, NINE_SIXTEEN 1080x1920 px, SIXTEEN_NINE 1920x1080 px, ONE_ONE 1080x1080 px
 */
export type AspectRatio = typeof AspectRatio[keyof typeof AspectRatio];


export const AspectRatio = {
  NINE_SIXTEEN: 'NINE_SIXTEEN',
  SIXTEEN_NINE: 'SIXTEEN_NINE',
  ONE_ONE: 'ONE_ONE',
} as const;
