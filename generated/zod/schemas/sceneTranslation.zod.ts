/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SceneState } from './sceneState.zod.ts';
import { TranslationFit } from './translationFit.zod.ts';

export const SceneTranslation = zod.object({
  "scene_id": zod.uuid().describe('The scene of the copy'),
  "element_order": zod.int().describe('Place in the story, from 0'),
  "status": SceneState,
  "error_message": zod.string().nullable().describe('Why it could not be spoken; null when nothing failed'),
  "original_text": zod.string().describe('What the original said when it was copied'),
  "text": zod.string().describe('What the copy says; the original\'s text until it is translated'),
  "is_translated": zod.boolean().describe('Whether the text was translated, by an engine or a person'),
  "original_duration_ms": zod.int().nullable().describe('Length of the original\'s speech, ms; null when it was silent'),
  "duration_ms": zod.int().nullable().describe('Length of the speech of the translated text, ms; null until it is spoken'),
  "fit": TranslationFit
}).describe('A scene in both languages, side by side');

export type SceneTranslation = zod.input<typeof SceneTranslation>;
export type SceneTranslationOutput = zod.output<typeof SceneTranslation>;
