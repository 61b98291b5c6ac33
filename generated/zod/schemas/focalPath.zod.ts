/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FocalKey } from './focalKey.zod.ts';

export const FocalPathMax = 200;



export const FocalPath = zod.array(FocalKey).min(1).max(FocalPathMax).describe('The positions of a frame over time: keys in the order of time. Between keys it moves smoothly; two that are at most 60 ms apart are a jump');

export type FocalPath = zod.input<typeof FocalPath>;
export type FocalPathOutput = zod.output<typeof FocalPath>;
