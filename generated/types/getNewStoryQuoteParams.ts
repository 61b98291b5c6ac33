/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageModel } from './imageModel.ts';
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
/**
 * Who would draw it, where that is not the person's usual model
 */
default_image_model?: ImageModel;
};
