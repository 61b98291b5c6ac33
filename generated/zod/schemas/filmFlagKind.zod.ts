/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FilmFlagKind = zod.enum(['REJECTION', 'REPORT']).describe('Why it needs a review: it was rejected there before or a user reported the scene');

export type FilmFlagKind = zod.input<typeof FilmFlagKind>;
export type FilmFlagKindOutput = zod.output<typeof FilmFlagKind>;
