/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const MapCharacterRequest = zod.strictObject({
  "character_id": zod.uuid().describe('An existing character: of another story of the user, or one of the product')
}).describe('The character it becomes');

export type MapCharacterRequest = zod.input<typeof MapCharacterRequest>;
export type MapCharacterRequestOutput = zod.output<typeof MapCharacterRequest>;
