/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Capsule } from './capsule.zod.ts';

export const capsuleListResultsMax = 10000;



export const CapsuleList = zod.object({
  "results": zod.array(Capsule).max(capsuleListResultsMax).describe('The capsules')
}).describe('Capsules, newest first');

export type CapsuleList = zod.input<typeof CapsuleList>;
export type CapsuleListOutput = zod.output<typeof CapsuleList>;
