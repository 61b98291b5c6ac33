/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { OverlayInput } from './overlayInput.zod.ts';

export const addOverlaysRequestOverlaysMax = 500;



export const AddOverlaysRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "overlays": zod.array(OverlayInput).min(1).max(addOverlaysRequestOverlaysMax).describe('The new overlays, the lowest first')
}).describe('Overlays that one edit adds to a story');

export type AddOverlaysRequest = zod.input<typeof AddOverlaysRequest>;
export type AddOverlaysRequestOutput = zod.output<typeof AddOverlaysRequest>;
