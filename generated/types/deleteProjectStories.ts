/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DeleteProjectStories = typeof DeleteProjectStories[keyof typeof DeleteProjectStories];


export const DeleteProjectStories = {
  KEEP: 'KEEP',
  ARCHIVE: 'ARCHIVE',
} as const;
