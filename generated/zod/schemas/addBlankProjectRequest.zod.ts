/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';
import { Language } from './language.zod.ts';

export const addBlankProjectRequestNameMax = 120;



export const AddBlankProjectRequest = zod.strictObject({
  "language": Language.optional(),
  "image_style_id": zod.uuid().optional().describe('Image style of the story'),
  "name": zod.string().min(1).max(addBlankProjectRequestNameMax).optional().describe('Name of the project; left out, it is called Untitled project'),
  "aspect_ratio": AspectRatio.optional()
}).describe('What the project\'s blank story begins with');

export type AddBlankProjectRequest = zod.input<typeof AddBlankProjectRequest>;
export type AddBlankProjectRequestOutput = zod.output<typeof AddBlankProjectRequest>;
