/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Says that `media_id` is picked
 */
export type ChosenMediaVisualSource = typeof ChosenMediaVisualSource[keyof typeof ChosenMediaVisualSource];


export const ChosenMediaVisualSource = {
  MEDIA: 'MEDIA',
} as const;
