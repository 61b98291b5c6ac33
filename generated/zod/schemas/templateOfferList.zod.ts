/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TemplateOffer } from './templateOffer.zod.ts';

export const templateOfferListResultsMax = 10000;



export const TemplateOfferList = zod.object({
  "results": zod.array(TemplateOffer).max(templateOfferListResultsMax).describe('The offers')
}).describe('Templates that wait to be accepted, the newest first');

export type TemplateOfferList = zod.input<typeof TemplateOfferList>;
export type TemplateOfferListOutput = zod.output<typeof TemplateOfferList>;
