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
  "text": zod.string().max(filmFlagTextMax).describe('What was said about it; empty when nothing was')
}).describe('A second of a film that somebody should look at');

export type FilmFlag = zod.input<typeof FilmFlag>;
export type FilmFlagOutput = zod.output<typeof FilmFlag>;
