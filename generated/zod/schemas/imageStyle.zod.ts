/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageStyleSource } from './imageStyleSource.zod.ts';

export const ImageStyle = zod.object({
  "id": zod.uuid().describe('The image style'),
  "source": ImageStyleSource,
  "name": zod.string().describe('Name in the gallery'),
  "description": zod.string().describe('One line on what it looks like; empty when not told'),
  "prompt": zod.string().describe('Words that join every picture prompt; empty when there are none'),
  "look": zod.string().describe('Look of the built-in illustrator it draws with'),
  "lora_id": zod.uuid().nullable().describe('The custom model that draws; null when none is chosen'),
  "reference_image_media_id": zod.uuid().nullable().describe('A picture whose style is followed; null when none is chosen'),
  "preview_url": zod.string().nullable().describe('A picture in this style; null while none was made'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it was last changed')
}).describe('A look for generated pictures');

export type ImageStyle = zod.input<typeof ImageStyle>;
export type ImageStyleOutput = zod.output<typeof ImageStyle>;
