/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FocalPath } from './focalPath.zod.ts';

export const foundFocalPathCertaintyMin = 0;
export const foundFocalPathCertaintyMax = 1;



export const FoundFocalPath = zod.object({
  "keys": FocalPath,
  "certainty": zod.number().min(foundFocalPathCertaintyMin).max(foundFocalPathCertaintyMax).describe('How clearly the subject stands out, from 0 (not at all, then the middle is returned) to 1')
}).describe('The path of a video\'s subject, by contrast, colour and proximity; no recognition');

export type FoundFocalPath = zod.input<typeof FoundFocalPath>;
export type FoundFocalPathOutput = zod.output<typeof FoundFocalPath>;
