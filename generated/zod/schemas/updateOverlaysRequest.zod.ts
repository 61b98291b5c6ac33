/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { OverlayChangeInput } from './overlayChangeInput.zod.ts';

export const updateOverlaysRequestOverlaysMax = 500;



export const UpdateOverlaysRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "overlays": zod.array(OverlayChangeInput).min(1).max(updateOverlaysRequestOverlaysMax).describe('The changes, one for each overlay')
}).describe('Overlays that one edit changes');

export type UpdateOverlaysRequest = zod.input<typeof UpdateOverlaysRequest>;
export type UpdateOverlaysRequestOutput = zod.output<typeof UpdateOverlaysRequest>;
