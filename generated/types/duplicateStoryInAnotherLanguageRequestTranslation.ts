/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * ENGINE: the translator translates and the voices speak, for credits. BY_HAND: a copy with the original's text, which a person translates side by side; it costs nothing
 */
export type DuplicateStoryInAnotherLanguageRequestTranslation = typeof DuplicateStoryInAnotherLanguageRequestTranslation[keyof typeof DuplicateStoryInAnotherLanguageRequestTranslation];


export const DuplicateStoryInAnotherLanguageRequestTranslation = {
  ENGINE: 'ENGINE',
  BY_HAND: 'BY_HAND',
} as const;
