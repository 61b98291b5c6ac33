/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Language } from './language.zod.ts';
import { SceneTranslation } from './sceneTranslation.zod.ts';
import { StoryState } from './storyState.zod.ts';
import { TranslatorInfo } from './translatorInfo.zod.ts';

export const storyTranslationDisplayTitleMax = 2000;

export const storyTranslationOriginalTitleMax = 2000;

export const storyTranslationOriginalLanguageMax = 2000;

export const storyTranslationErrorMessageMax = 400000;

export const storyTranslationScenesMax = 10000;

export const storyTranslationUntranslatedOverlayTextsItemMax = 2000;

export const storyTranslationUntranslatedOverlayTextsMax = 10000;



export const StoryTranslation = zod.object({
  "story_id": zod.uuid().describe('The copy'),
  "display_title": zod.string().max(storyTranslationDisplayTitleMax).describe('Title of the copy'),
  "original_title": zod.string().max(storyTranslationOriginalTitleMax).describe('Title of the original when it was copied'),
  "language": Language,
  "original_language": zod.string().max(storyTranslationOriginalLanguageMax).describe('BCP 47 language tag of the original'),
  "status": StoryState,
  "error_message": zod.string().max(storyTranslationErrorMessageMax).nullable().describe('Why translating or speaking ended; null when nothing failed'),
  "has_voice": zod.boolean().describe('Whether a voice here speaks the language; without one, captions show the text and recordings can be added'),
  "translator": TranslatorInfo,
  "scenes": zod.array(SceneTranslation).max(storyTranslationScenesMax).describe('Its scenes in playing order; those added to the copy since are left out'),
  "untranslated_overlay_texts": zod.array(zod.string().max(storyTranslationUntranslatedOverlayTextsItemMax)).max(storyTranslationUntranslatedOverlayTextsMax).describe('Texts over the images that are still the original\'s; automatic translation includes them')
}).describe('A copy in another language beside its original');

export type StoryTranslation = zod.input<typeof StoryTranslation>;
export type StoryTranslationOutput = zod.output<typeof StoryTranslation>;
