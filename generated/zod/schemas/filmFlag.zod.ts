/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FilmFlagKind } from './filmFlagKind.zod.ts';

export const filmFlagAtMsMin = 0;
export const filmFlagAtMsMax = 86400000;

export const filmFlagTextMax = 4000;



export const FilmFlag = zod.object({
  "at_ms": zod.int().min(filmFlagAtMsMin).max(filmFlagAtMsMax).describe('Where, ms from the start of the film'),
  "kind": FilmFlagKind,
  "text": zod.string().max(filmFlagTextMax).describe('The text of the rejection or report; empty without one')
}).describe('A second of a film that needs a review');

export type FilmFlag = zod.input<typeof FilmFlag>;
export type FilmFlagOutput = zod.output<typeof FilmFlag>;
