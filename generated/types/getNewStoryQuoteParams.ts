/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';

export type GetNewStoryQuoteParams = {
/**
 * Length that is wanted, seconds
 * @minimum 1
 * @maximum 900
 */
video_length_in_sec: number;
/**
 * Language of the story, BCP 47
 */
language: Language;
};
