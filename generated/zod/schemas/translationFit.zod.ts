/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TranslationFit = zod.enum(['NOT_TRANSLATED', 'NOT_SPOKEN', 'FITS', 'LONGER', 'SHORTER']).describe('How long the speech of a translated scene is beside the original\'s. FITS: at most a tenth longer or shorter. NOT_TRANSLATED: its text is still the original\'s. NOT_SPOKEN: translated, without a voice-over of the new text');

export type TranslationFit = zod.input<typeof TranslationFit>;
export type TranslationFitOutput = zod.output<typeof TranslationFit>;
