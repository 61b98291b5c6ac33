/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How long the speech of a translated scene is beside the original's. FITS: at most a tenth longer or shorter. NOT_TRANSLATED: its text is still the original's. NOT_SPOKEN: translated, without a voice-over of the new text
 */
export type TranslationFit = typeof TranslationFit[keyof typeof TranslationFit];


export const TranslationFit = {
  NOT_TRANSLATED: 'NOT_TRANSLATED',
  NOT_SPOKEN: 'NOT_SPOKEN',
  FITS: 'FITS',
  LONGER: 'LONGER',
  SHORTER: 'SHORTER',
} as const;
