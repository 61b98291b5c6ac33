/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SceneState } from './sceneState.zod.ts';

export const sceneTranslationElementOrderMin = 0;
export const sceneTranslationElementOrderMax = 10000;

export const sceneTranslationErrorMessageMax = 400000;

export const sceneTranslationOriginalTextMax = 400000;

export const sceneTranslationTextMax = 400000;

export const sceneTranslationOriginalDurationMsMin = 0;
export const sceneTranslationOriginalDurationMsMax = 86400000;

export const sceneTranslationDurationMsMin = 0;
export const sceneTranslationDurationMsMax = 86400000;



export const SceneTranslation = zod.object({
  "scene_id": zod.uuid().describe('The scene of the copy'),
  "element_order": zod.int().min(sceneTranslationElementOrderMin).max(sceneTranslationElementOrderMax).describe('Place in the story, from 0'),
  "status": SceneState,
  "error_message": zod.string().max(sceneTranslationErrorMessageMax).nullable().describe('Why it could not be spoken; null when nothing failed'),
  "original_text": zod.string().max(sceneTranslationOriginalTextMax).describe('The original\'s text when it was copied'),
  "text": zod.string().max(sceneTranslationTextMax).describe('The copy\'s text; the original\'s until it is translated'),
  "is_translated": zod.boolean().describe('Whether the text was translated, by an engine or the user'),
  "original_duration_ms": zod.int().min(sceneTranslationOriginalDurationMsMin).max(sceneTranslationOriginalDurationMsMax).nullable().describe('Length of the original\'s speech, ms; null when it was silent'),
  "duration_ms": zod.int().min(sceneTranslationDurationMsMin).max(sceneTranslationDurationMsMax).nullable().describe('Length of the speech of the translated text, ms; null until it is spoken'),
  "fit": zod.enum(['NOT_TRANSLATED', 'NOT_SPOKEN', 'FITS', 'LONGER', 'SHORTER']).describe('How long the speech of a translated scene is beside the original\'s. FITS: at most a tenth longer or shorter. NOT_TRANSLATED: its text is still the original\'s. NOT_SPOKEN: translated, without a voice-over of the new text')
}).describe('A scene in both languages, side by side');

export type SceneTranslation = zod.input<typeof SceneTranslation>;
export type SceneTranslationOutput = zod.output<typeof SceneTranslation>;
