/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MediaType } from './mediaType.zod.ts';

export const publicBrollMediaUrlMax = 8192;

export const publicBrollStartMsMin = 0;
export const publicBrollStartMsMax = 86400000;

export const publicBrollDurationMsMin = 0;
export const publicBrollDurationMsMax = 86400000;



export const PublicBroll = zod.strictObject({
  "id": zod.uuid().describe('The B-roll'),
  "media_type": MediaType,
  "media_url": zod.string().max(publicBrollMediaUrlMax).nullable().describe('The image or video; null for none'),
  "start_ms": zod.int().min(publicBrollStartMsMin).max(publicBrollStartMsMax).describe('When it appears, ms from the scene\'s start'),
  "duration_ms": zod.int().min(publicBrollDurationMsMin).max(publicBrollDurationMsMax).describe('How long it stays, ms')
}).describe('A B-roll for a visitor\'s player');

export type PublicBroll = zod.input<typeof PublicBroll>;
export type PublicBrollOutput = zod.output<typeof PublicBroll>;
