/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is the matter with a picture of a set
 */
export type LoraPictureIssueKind = typeof LoraPictureIssueKind[keyof typeof LoraPictureIssueKind];


export const LoraPictureIssueKind = {
  UNREADABLE: 'UNREADABLE',
  TOO_SMALL: 'TOO_SMALL',
  SMALL: 'SMALL',
  BLURRED: 'BLURRED',
  UNDER_EXPOSED: 'UNDER_EXPOSED',
  OVER_EXPOSED: 'OVER_EXPOSED',
  NEAR_DUPLICATE: 'NEAR_DUPLICATE',
  TRANSPARENT: 'TRANSPARENT',
} as const;
