/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What it was about
 */
export type TrailSubject = typeof TrailSubject[keyof typeof TrailSubject];


export const TrailSubject = {
  PERSON: 'PERSON',
  STORY: 'STORY',
  FILM: 'FILM',
  JOB: 'JOB',
  LIST: 'LIST',
  CAPSULE: 'CAPSULE',
  REPORT: 'REPORT',
} as const;
