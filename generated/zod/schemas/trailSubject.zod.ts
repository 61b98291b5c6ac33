/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TrailSubject = zod.enum(['PERSON', 'STORY', 'FILM', 'JOB', 'LIST', 'CAPSULE', 'REPORT', 'ENGINES']).describe('What it was about');

export type TrailSubject = zod.input<typeof TrailSubject>;
export type TrailSubjectOutput = zod.output<typeof TrailSubject>;
