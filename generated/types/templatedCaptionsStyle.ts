/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Ready-made look of the captions
 */
export type TemplatedCaptionsStyle = typeof TemplatedCaptionsStyle[keyof typeof TemplatedCaptionsStyle];


export const TemplatedCaptionsStyle = {
  CLASSIC: 'CLASSIC',
  BOLD_POP: 'BOLD_POP',
  KARAOKE: 'KARAOKE',
  BOXED: 'BOXED',
  MINIMAL: 'MINIMAL',
  NEON: 'NEON',
} as const;
