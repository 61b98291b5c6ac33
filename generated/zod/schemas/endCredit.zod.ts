/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const endCreditAuthorMax = 200;

export const endCreditLibraryMax = 200;

export const endCreditLicenceMax = 200;



export const EndCredit = zod.strictObject({
  "author": zod.string().max(endCreditAuthorMax).describe('Who made it'),
  "library": zod.string().max(endCreditLibraryMax).describe('Where it was found, for example Pexels'),
  "licence": zod.string().min(1).max(endCreditLicenceMax).describe('What it may be used under, for example CC BY 4.0')
}).describe('Whom the terms of a stock file name, as the end of a film shows it');

export type EndCredit = zod.input<typeof EndCredit>;
export type EndCreditOutput = zod.output<typeof EndCredit>;
