/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who draws the video, the server's own browser or the person's
 */
export type RenderExecutor = typeof RenderExecutor[keyof typeof RenderExecutor];


export const RenderExecutor = {
  SERVER: 'SERVER',
  BROWSER: 'BROWSER',
} as const;
