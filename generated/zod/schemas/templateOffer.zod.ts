/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';
import { Language } from './language.zod.ts';

export const templateOfferFromNameMax = 2000;

export const templateOfferDisplayTitleMax = 2000;

export const templateOfferScenesTotalMin = 0;
export const templateOfferScenesTotalMax = 10000;

export const templateOfferDurationInFramesMin = 0;
export const templateOfferDurationInFramesMax = 2592000;



export const TemplateOffer = zod.object({
  "offer_id": zod.uuid().describe('The offer'),
  "from_name": zod.string().max(templateOfferFromNameMax).describe('The sender\'s name'),
  "display_title": zod.string().max(templateOfferDisplayTitleMax).describe('Title of the template'),
  "aspect_ratio": AspectRatio,
  "language": Language,
  "scenes_total": zod.int().min(templateOfferScenesTotalMin).max(templateOfferScenesTotalMax).describe('How many scenes it has'),
  "duration_in_frames": zod.int().min(templateOfferDurationInFramesMin).max(templateOfferDurationInFramesMax).describe('Length of the whole template, frames at 30 fps'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was offered'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('Until when it can be accepted')
}).describe('A template offered to this account');

export type TemplateOffer = zod.input<typeof TemplateOffer>;
export type TemplateOfferOutput = zod.output<typeof TemplateOffer>;
