/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ExportToPremiereProRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story')
}).describe('The story to export');

export type ExportToPremiereProRequest = zod.input<typeof ExportToPremiereProRequest>;
export type ExportToPremiereProRequestOutput = zod.output<typeof ExportToPremiereProRequest>;
