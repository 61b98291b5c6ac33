/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const debugEditRevisionMin = 0;
export const debugEditRevisionMax = 2147483647;

export const debugEditLabelMax = 2000;



export const DebugEdit = zod.object({
  "edit_id": zod.uuid().describe('The edit'),
  "revision": zod.int().min(debugEditRevisionMin).max(debugEditRevisionMax).describe('Revision of the story that it made'),
  "label": zod.string().max(debugEditLabelMax).describe('The edit\'s label'),
  "is_undone": zod.boolean().describe('Whether it was taken back'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When')
}).describe('An edit of the story');

export type DebugEdit = zod.input<typeof DebugEdit>;
export type DebugEditOutput = zod.output<typeof DebugEdit>;
