/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const givenTemplateOfferToEmailMax = 2000;

export const givenTemplateOfferDisplayTitleMax = 2000;



export const GivenTemplateOffer = zod.object({
  "offer_id": zod.uuid().describe('The offer'),
  "to_email": zod.string().max(givenTemplateOfferToEmailMax).describe('Receiver\'s email; does not reveal whether the account exists'),
  "display_title": zod.string().max(givenTemplateOfferDisplayTitleMax).describe('Title of the template'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was offered'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('Until when it can be accepted')
}).describe('A template that this account offers to another one');

export type GivenTemplateOffer = zod.input<typeof GivenTemplateOffer>;
export type GivenTemplateOfferOutput = zod.output<typeof GivenTemplateOffer>;
