/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Overlay } from './overlay.zod.ts';

export const changedOverlaysRevisionMin = 0;
export const changedOverlaysRevisionMax = 2147483647;

export const changedOverlaysOverlaysMax = 10000;



export const ChangedOverlays = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "revision": zod.int().min(changedOverlaysRevisionMin).max(changedOverlaysRevisionMax).describe('The story\'s revision after the change'),
  "overlays": zod.array(Overlay).max(changedOverlaysOverlaysMax).describe('The added or changed ones in the order of the call; none after a deletion')
}).describe('The overlays of an edit');

export type ChangedOverlays = zod.input<typeof ChangedOverlays>;
export type ChangedOverlaysOutput = zod.output<typeof ChangedOverlays>;
