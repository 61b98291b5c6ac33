/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the story began with
 */
export type CreationMode = typeof CreationMode[keyof typeof CreationMode];


export const CreationMode = {
  Text: 'Text',
  Script: 'Script',
  Screenplay: 'Screenplay',
  Audio: 'Audio',
  VideoCaptions: 'VideoCaptions',
  Avatar: 'Avatar',
  Narrated: 'Narrated',
  Blank: 'Blank',
} as const;
