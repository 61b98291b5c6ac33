/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const endCreditAuthorMax = 200;

export const endCreditLibraryMax = 200;

export const endCreditLicenceMax = 200;



export const EndCredit = zod.strictObject({
  "author": zod.string().max(endCreditAuthorMax).describe('The author'),
  "library": zod.string().max(endCreditLibraryMax).describe('Where it was found, for example Pexels'),
  "licence": zod.string().min(1).max(endCreditLicenceMax).describe('What it may be used under, for example CC BY 4.0')
}).describe('The credit of a stock file at the end of a video');

export type EndCredit = zod.input<typeof EndCredit>;
export type EndCreditOutput = zod.output<typeof EndCredit>;
