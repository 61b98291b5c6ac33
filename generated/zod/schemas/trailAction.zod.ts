/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TrailAction = zod.enum(['SEARCHED_PEOPLE', 'VIEWED_PERSON', 'REVEALED_ADDRESS', 'VIEWED_STORY', 'REVEALED_TEXTS', 'EXPORTED_ROWS', 'RETRIED_JOB', 'RELEASED_JOB', 'ACKNOWLEDGED_JOB', 'VIEWED_FILM', 'APPROVED_FILM', 'REJECTED_FILM', 'UNDID_REVIEW', 'LISTED_CAPSULES', 'OPENED_CAPSULE', 'CLOSED_REPORT', 'REOPENED_REPORT', 'UPDATED_REPORT', 'ANSWERED_REPORT', 'SET_ENGINES', 'SET_OWN_KEY', 'TESTED_ENGINE']).describe('What was viewed or done');

export type TrailAction = zod.input<typeof TrailAction>;
export type TrailActionOutput = zod.output<typeof TrailAction>;
