/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What ends after a word where a subtitle file said so. LINE: a line of the caption; CUE: the caption itself, which is then shown and exported as it stood in the file. Left out, captions are cut by length, sentences and pauses.
 */
export type CaptionBreak = typeof CaptionBreak[keyof typeof CaptionBreak];


export const CaptionBreak = {
  LINE: 'LINE',
  CUE: 'CUE',
} as const;
