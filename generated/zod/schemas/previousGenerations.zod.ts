/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';

export const previousGenerationsResultsMax = 10000;



export const PreviousGenerations = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll'),
  "results": zod.array(Media).max(previousGenerationsResultsMax).describe('Up to a hundred media; each can be taken back with setArollMedia')
}).describe('Images and clips that were made for an A-roll, the newest first');

export type PreviousGenerations = zod.input<typeof PreviousGenerations>;
export type PreviousGenerationsOutput = zod.output<typeof PreviousGenerations>;
