/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RenderPart } from './renderPart.zod.ts';

export const renderJoinTaskPartsMax = 2000;

export const renderJoinTaskSoundUrlMax = 8192;



export const RenderJoinTask = zod.object({
  "kind": zod.enum(['JOIN']).describe('Which task it is'),
  "parts": zod.array(RenderPart).max(renderJoinTaskPartsMax).describe('The drawn parts, in the order of the video'),
  "sound_url": zod.string().max(renderJoinTaskSoundUrlMax).describe('Signed URL of the sound\'s part')
}).describe('Join the parts to the video and deliver it');

export type RenderJoinTask = zod.input<typeof RenderJoinTask>;
export type RenderJoinTaskOutput = zod.output<typeof RenderJoinTask>;
