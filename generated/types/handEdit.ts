/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What of a scene a person made or changed. TEXT; VOICE, a recording of their own; CAPTIONS, typed or timed by hand; VISUALS, brought or worked on
 */
export type HandEdit = typeof HandEdit[keyof typeof HandEdit];


export const HandEdit = {
  TEXT: 'TEXT',
  VOICE: 'VOICE',
  CAPTIONS: 'CAPTIONS',
  VISUALS: 'VISUALS',
} as const;
