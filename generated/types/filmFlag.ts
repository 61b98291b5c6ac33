/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FilmFlagKind } from './filmFlagKind.ts';

/**
 * A second of a film that somebody should look at
 */
export interface FilmFlag {
  /**
     * Where, ms from the start of the film
     * @minimum 0
     * @maximum 86400000
     */
  at_ms: number;
  kind: FilmFlagKind;
  /**
     * What was said about it; empty when nothing was
     * @maxLength 4000
     */
  text: string;
}
