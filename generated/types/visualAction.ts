/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How the picture should differ from the last one
 */
export type VisualAction = typeof VisualAction[keyof typeof VisualAction];


export const VisualAction = {
  CLOSER: 'CLOSER',
  WIDER: 'WIDER',
  OTHER_ANGLE: 'OTHER_ANGLE',
  OTHER_TIME_OF_DAY: 'OTHER_TIME_OF_DAY',
  MORE_DETAIL: 'MORE_DETAIL',
  SIMPLER: 'SIMPLER',
  MORE_DRAMATIC: 'MORE_DRAMATIC',
} as const;
