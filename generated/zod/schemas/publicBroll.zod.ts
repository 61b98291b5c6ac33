/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MediaType } from './mediaType.zod.ts';

export const PublicBroll = zod.strictObject({
  "id": zod.uuid().describe('The B-roll'),
  "media_type": MediaType,
  "media_url": zod.string().nullable().describe('The picture or video; null for none'),
  "start_ms": zod.int().describe('When it appears, ms from the scene\'s start'),
  "duration_ms": zod.int().describe('How long it stays, ms')
}).describe('A B-roll as a visitor\'s player draws it');

export type PublicBroll = zod.input<typeof PublicBroll>;
export type PublicBrollOutput = zod.output<typeof PublicBroll>;
