/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageModel } from './imageModel.zod.ts';
import { ImageStyleSource } from './imageStyleSource.zod.ts';

export const ImageStyle = zod.object({
  "id": zod.uuid().describe('The image style'),
  "source": ImageStyleSource,
  "name": zod.string().describe('Name in the gallery'),
  "description": zod.string().describe('One line on what it looks like; empty when not told'),
  "style_prompt": zod.string().describe('Words that join every picture prompt'),
  "base_style_id": zod.uuid().nullable().describe('The SYSTEM style it starts from; null for SYSTEM styles and for the ones that start from nothing'),
  "image_model": ImageModel,
  "leonardo_style_id": zod.string().nullable().describe('Style of the image service; null when none is chosen'),
  "lora_id": zod.uuid().nullable().describe('The custom model that draws; null when none is chosen'),
  "reference_image_media_id": zod.uuid().nullable().describe('A picture whose style is followed; null when none is chosen'),
  "preview_url": zod.string().nullable().describe('A picture in this style; null while none was made'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it was last changed')
}).describe('A look for generated pictures');

export type ImageStyle = zod.input<typeof ImageStyle>;
export type ImageStyleOutput = zod.output<typeof ImageStyle>;
