/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FilmFlagKind = zod.enum(['REJECTION', 'REPORT']).describe('Why somebody should look there, because it was rejected there before or because a person reported the scene');

export type FilmFlagKind = zod.input<typeof FilmFlagKind>;
export type FilmFlagKindOutput = zod.output<typeof FilmFlagKind>;
