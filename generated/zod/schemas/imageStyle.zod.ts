/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageStyleSource } from './imageStyleSource.zod.ts';

export const imageStyleNameMax = 2000;

export const imageStyleDescriptionMax = 400000;

export const imageStylePromptMax = 400000;

export const imageStyleLookMax = 2000;

export const imageStyleLoraWeightMin = 0;
export const imageStyleLoraWeightMax = 1;

export const imageStyleReferenceStrengthMin = 0;
export const imageStyleReferenceStrengthMax = 1;

export const imageStyleReferenceUrlMax = 8192;

export const imageStylePreviewUrlMax = 8192;



export const ImageStyle = zod.object({
  "id": zod.uuid().describe('The image style'),
  "source": ImageStyleSource,
  "name": zod.string().max(imageStyleNameMax).describe('Name in the gallery'),
  "description": zod.string().max(imageStyleDescriptionMax).describe('One line on its look; empty when unknown'),
  "prompt": zod.string().max(imageStylePromptMax).describe('Words added to every image prompt; empty when there are none'),
  "look": zod.string().max(imageStyleLookMax).describe('Look of the built-in illustrator'),
  "lora_id": zod.uuid().nullable().describe('The custom model; null when none is chosen'),
  "lora_weight": zod.number().min(imageStyleLoraWeightMin).max(imageStyleLoraWeightMax).describe('Strength of the custom model, 0 to 1'),
  "reference_strength": zod.number().min(imageStyleReferenceStrengthMin).max(imageStyleReferenceStrengthMax).describe('How closely the reference image is followed, 0 to 1'),
  "reference_url": zod.string().max(imageStyleReferenceUrlMax).nullable().describe('The reference image; null when none is chosen'),
  "archived": zod.boolean().describe('Whether it is out of the lists; stories that use it keep it'),
  "reference_image_media_id": zod.uuid().nullable().describe('An image whose style is followed; null when none is chosen'),
  "preview_url": zod.string().max(imageStylePreviewUrlMax).nullable().describe('An image in this style; null while none was generated'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it was last changed')
}).describe('A look for generated images');

export type ImageStyle = zod.input<typeof ImageStyle>;
export type ImageStyleOutput = zod.output<typeof ImageStyle>;
