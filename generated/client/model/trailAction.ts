/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What was looked at or done
 */
export type TrailAction = typeof TrailAction[keyof typeof TrailAction];


export const TrailAction = {
  SEARCHED_PEOPLE: 'SEARCHED_PEOPLE',
  VIEWED_PERSON: 'VIEWED_PERSON',
  REVEALED_ADDRESS: 'REVEALED_ADDRESS',
  VIEWED_STORY: 'VIEWED_STORY',
  REVEALED_TEXTS: 'REVEALED_TEXTS',
  EXPORTED_ROWS: 'EXPORTED_ROWS',
  RETRIED_JOB: 'RETRIED_JOB',
  RELEASED_JOB: 'RELEASED_JOB',
  VIEWED_FILM: 'VIEWED_FILM',
  APPROVED_FILM: 'APPROVED_FILM',
  REJECTED_FILM: 'REJECTED_FILM',
  UNDID_REVIEW: 'UNDID_REVIEW',
  LISTED_CAPSULES: 'LISTED_CAPSULES',
  OPENED_CAPSULE: 'OPENED_CAPSULE',
} as const;
