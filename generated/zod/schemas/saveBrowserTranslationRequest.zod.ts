/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const saveBrowserTranslationRequestTitleMax = 200;

export const saveBrowserTranslationRequestScenesItemTextMax = 5000;

export const saveBrowserTranslationRequestScenesMax = 1000;

export const saveBrowserTranslationRequestOverlayTextsItemOriginalTextMax = 500;

export const saveBrowserTranslationRequestOverlayTextsItemTextMax = 500;

export const saveBrowserTranslationRequestOverlayTextsDefault = [];
export const saveBrowserTranslationRequestOverlayTextsMax = 1000;



export const SaveBrowserTranslationRequest = zod.strictObject({
  "title": zod.string().min(1).max(saveBrowserTranslationRequestTitleMax).optional().describe('The translated title; saved unless the copy was renamed'),
  "scenes": zod.array(zod.strictObject({
  "scene_id": zod.uuid().describe('The scene of the copy'),
  "text": zod.string().min(1).max(saveBrowserTranslationRequestScenesItemTextMax).describe('Its text in the new language')
}).describe('A scene\'s text')).max(saveBrowserTranslationRequestScenesMax).describe('Texts of scenes; those that are translated by now, changed or deleted are left as they are'),
  "overlay_texts": zod.array(zod.strictObject({
  "original_text": zod.string().min(1).max(saveBrowserTranslationRequestOverlayTextsItemOriginalTextMax).describe('One of `untranslated_overlay_texts`'),
  "text": zod.string().min(1).max(saveBrowserTranslationRequestOverlayTextsItemTextMax).describe('The text in the new language')
}).describe('A text over the images')).max(saveBrowserTranslationRequestOverlayTextsMax).default(saveBrowserTranslationRequestOverlayTextsDefault).describe('Texts over the images, each for all overlays with its original')
}).describe('Texts that the user\'s browser translated');

export type SaveBrowserTranslationRequest = zod.input<typeof SaveBrowserTranslationRequest>;
export type SaveBrowserTranslationRequestOutput = zod.output<typeof SaveBrowserTranslationRequest>;
