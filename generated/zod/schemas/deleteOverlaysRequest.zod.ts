/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const deleteOverlaysRequestOverlayIdsMax = 500;



export const DeleteOverlaysRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "overlay_ids": zod.array(zod.uuid()).min(1).max(deleteOverlaysRequestOverlayIdsMax).describe('The overlays')
}).describe('Overlays that one edit deletes');

export type DeleteOverlaysRequest = zod.input<typeof DeleteOverlaysRequest>;
export type DeleteOverlaysRequestOutput = zod.output<typeof DeleteOverlaysRequest>;
