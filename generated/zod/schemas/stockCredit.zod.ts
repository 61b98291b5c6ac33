/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const stockCreditAuthorMax = 200;

export const stockCreditAuthorUrlMax = 8192;

export const stockCreditLibraryMax = 200;

export const stockCreditPageUrlMax = 8192;

export const stockCreditLicenceMax = 200;

export const stockCreditLicenceUrlMax = 8192;



export const StockCredit = zod.object({
  "author": zod.string().max(stockCreditAuthorMax).describe('The author'),
  "author_url": zod.string().max(stockCreditAuthorUrlMax).nullable().describe('The author\'s page; null where the library has none'),
  "library": zod.string().max(stockCreditLibraryMax).describe('Where it was found, for example Pexels'),
  "page_url": zod.string().max(stockCreditPageUrlMax).describe('Its page in the library'),
  "licence": zod.string().min(1).max(stockCreditLicenceMax).describe('What it may be used under, for example CC BY 4.0'),
  "licence_url": zod.string().max(stockCreditLicenceUrlMax).nullable().describe('The license; null where the library does not name it')
}).describe('The author of a file from a stock library, and its license');

export type StockCredit = zod.input<typeof StockCredit>;
export type StockCreditOutput = zod.output<typeof StockCredit>;
