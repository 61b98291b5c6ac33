/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const draftCompanyInfoRequestTextMax = 20000;



export const DraftCompanyInfoRequest = zod.strictObject({
  "text": zod.string().min(1).max(draftCompanyInfoRequestTextMax).describe('For example the page about the company, as pasted')
}).describe('The company\'s text about itself');

export type DraftCompanyInfoRequest = zod.input<typeof DraftCompanyInfoRequest>;
export type DraftCompanyInfoRequestOutput = zod.output<typeof DraftCompanyInfoRequest>;
