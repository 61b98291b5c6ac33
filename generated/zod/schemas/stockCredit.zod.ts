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
  "author": zod.string().max(stockCreditAuthorMax).describe('Who made it'),
  "author_url": zod.string().max(stockCreditAuthorUrlMax).nullable().describe('Who that is; null where the library does not say'),
  "library": zod.string().max(stockCreditLibraryMax).describe('Where it was found, for example Pexels'),
  "page_url": zod.string().max(stockCreditPageUrlMax).describe('Where it stands there'),
  "licence": zod.string().min(1).max(stockCreditLicenceMax).describe('What it may be used under, for example CC BY 4.0'),
  "licence_url": zod.string().max(stockCreditLicenceUrlMax).nullable().describe('The terms; null where the library does not say')
}).describe('Who made a file out of somebody\'s library, and under which terms it may be used');

export type StockCredit = zod.input<typeof StockCredit>;
export type StockCreditOutput = zod.output<typeof StockCredit>;
