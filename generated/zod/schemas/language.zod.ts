/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LanguageMax = 12;


export const LanguageRegExp = new RegExp('^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$');


export const Language = zod.string().max(LanguageMax).regex(LanguageRegExp).describe('BCP 47 tag of the spoken language');

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;
