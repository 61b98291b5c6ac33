/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';

export const brollStartMsMin = 0;
export const brollStartMsMax = 86400000;

export const brollDurationMsMin = 0;
export const brollDurationMsMax = 86400000;



export const Broll = zod.object({
  "id": zod.uuid().describe('The B-roll'),
  "scene_id": zod.uuid().describe('Scene it belongs to'),
  "media": zod.union([Media,zod.null()]).describe('The shown media; null while it is being generated'),
  "start_ms": zod.int().min(brollStartMsMin).max(brollStartMsMax).describe('When it appears, ms from the scene\'s start'),
  "duration_ms": zod.int().min(brollDurationMsMin).max(brollDurationMsMax).describe('How long it stays, ms')
}).describe('An image or clip that covers the A-rolls for a while');

export type Broll = zod.input<typeof Broll>;
export type BrollOutput = zod.output<typeof Broll>;
