/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SetArollMediaRequest = zod.strictObject({
  "media": zod.uuid().describe('An image or video of the user')
}).describe('What the A-roll shows from now on');

export type SetArollMediaRequest = zod.input<typeof SetArollMediaRequest>;
export type SetArollMediaRequestOutput = zod.output<typeof SetArollMediaRequest>;
