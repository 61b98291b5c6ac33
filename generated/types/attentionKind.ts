/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What needs a person
 */
export type AttentionKind = typeof AttentionKind[keyof typeof AttentionKind];


export const AttentionKind = {
  FAILED_JOBS: 'FAILED_JOBS',
  OPEN_REPORTS: 'OPEN_REPORTS',
  STUCK_TASKS: 'STUCK_TASKS',
  STUCK_EXPORTS: 'STUCK_EXPORTS',
  STUCK_JOBS: 'STUCK_JOBS',
  LEDGER_DIFFERS: 'LEDGER_DIFFERS',
  FILMS_WAITING: 'FILMS_WAITING',
} as const;
