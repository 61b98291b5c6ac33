/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const personSessionDeviceMax = 2000;



export const PersonSession = zod.object({
  "session_id": zod.uuid().describe('The session'),
  "device": zod.string().max(personSessionDeviceMax).describe('Browser and system; empty when unknown'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it began'),
  "last_seen_at": zod.iso.datetime({"offset":true}).nullable().describe('Its last call, to a few minutes; null before the second'),
  "ended_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was ended or expired; null while it lasts')
}).describe('A session of a user');

export type PersonSession = zod.input<typeof PersonSession>;
export type PersonSessionOutput = zod.output<typeof PersonSession>;
