/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GivenTemplateOffer } from './givenTemplateOffer.zod.ts';

export const givenTemplateOfferListResultsMax = 10000;



export const GivenTemplateOfferList = zod.object({
  "results": zod.array(GivenTemplateOffer).max(givenTemplateOfferListResultsMax).describe('The open offers')
}).describe('Templates of this account that wait to be answered, the newest first');

export type GivenTemplateOfferList = zod.input<typeof GivenTemplateOfferList>;
export type GivenTemplateOfferListOutput = zod.output<typeof GivenTemplateOfferList>;
