/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FilmEngine } from './filmEngine.ts';
import type { FilmReceipt } from './filmReceipt.ts';

/**
 * What made a film, thing by thing
 */
export interface FilmReceipts {
  /** The story */
  story_id: string;
  /**
     * Its title
     * @maxLength 2000
     */
  title: string;
  /**
     * State of the story that this is about
     * @minimum 0
     * @maximum 9007199254740991
     */
  revision: number;
  /**
     * Who made how much of it
     * @maxItems 1000
     */
  engines: FilmEngine[];
  /**
     * Text, music, voices and pictures in playing order
     * @maxItems 100000
     */
  receipts: FilmReceipt[];
  /** When this list was written */
  written_at: string;
}
