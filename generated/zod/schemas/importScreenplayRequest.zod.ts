/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImportedScreenplay } from './importedScreenplay.zod.ts';

export const ImportScreenplayRequest = zod.strictObject({
  "screenplay_data": ImportedScreenplay.describe('The screenplay; replaces every segment the story has')
}).describe('A screenplay to take over');

export type ImportScreenplayRequest = zod.input<typeof ImportScreenplayRequest>;
export type ImportScreenplayRequestOutput = zod.output<typeof ImportScreenplayRequest>;
