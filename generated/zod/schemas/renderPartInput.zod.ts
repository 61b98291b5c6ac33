/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RenderSectionInput } from './renderSectionInput.zod.ts';

export const renderPartInputSectionsMax = 16;



export const RenderPartInput = zod.strictObject({
  "sections": zod.array(RenderSectionInput).min(1).max(renderPartInputSectionsMax).describe('In the order of the video')
}).describe('What one renderer draws');

export type RenderPartInput = zod.input<typeof RenderPartInput>;
export type RenderPartInputOutput = zod.output<typeof RenderPartInput>;
