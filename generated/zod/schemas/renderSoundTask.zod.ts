/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RenderSoundTask = zod.object({
  "kind": zod.enum(['SOUND']).describe('Which task it is')
}).describe('Mix the sound of the whole video and deliver it as a part');

export type RenderSoundTask = zod.input<typeof RenderSoundTask>;
export type RenderSoundTaskOutput = zod.output<typeof RenderSoundTask>;
