/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const sessionAccessMax = 2000;



export const Session = zod.object({
  "access": zod.string().max(sessionAccessMax).describe('Bearer token for every other call'),
  "is_profile_complete": zod.boolean().describe('False: /complete-profile comes next'),
  "must_change_password": zod.boolean().describe('True after an emailed one-time password: changePassword comes first'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When the token ends')
}).describe('A started session');

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;
