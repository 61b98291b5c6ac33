import type { SceneTranslation, StoryTranslation, TranslatorInfo } from '#generated/schema.ts'
import { translationFit } from '#src/domain/text-length.ts'
import { voicesFor } from '#src/domain/voice-for.ts'
import type { Scope } from '#server/platform/context.ts'
import type { Engines } from '#engines/ports.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { openOverlaysOf } from './overlay-texts.ts'

/** A story that is a copy in another language. */
export type TranslatedStory = StoryRow & { originalLanguage: string }

/** Throws 404 for every other story. */
export function requireTranslated(story: StoryRow): TranslatedStory {
  const { originalLanguage } = story
  if (originalLanguage === null) throw notFound()
  return { ...story, originalLanguage }
}

export function presentTranslator({ translator }: Engines): TranslatorInfo {
  return { is_available: translator !== null, label: translator?.info.label ?? null }
}

export function hasVoice({ voice }: Engines, language: string): boolean {
  return voicesFor(voice.voices, language).length > 0
}

export async function presentTranslation(scope: Scope, row: StoryRow): Promise<StoryTranslation> {
  const story = requireTranslated(row)
  const { engines } = scope.services
  const scenes = await scenesOf(scope, story.id)
  return {
    story_id: story.id,
    display_title: story.displayTitle,
    original_title: story.originalTitle ?? story.displayTitle,
    language: story.language,
    original_language: story.originalLanguage,
    status: story.status,
    error_message: story.errorMessage,
    has_voice: hasVoice(engines, story.language),
    translator: presentTranslator(engines),
    scenes: scenes.filter((scene) => scene.originalText !== null).map(presentSceneTranslation),
    untranslated_overlay_texts: (await openOverlaysOf(scope, story.id)).map(({ originalText }) => originalText),
  }
}

export function presentSceneTranslation(scene: SceneRow): SceneTranslation {
  const { isTranslated, originalDurationMs: originalMs } = scene
  const isSpoken = isTranslated && scene.audioMediaId !== null && !scene.isVoiceoverStale && scene.text.trim() !== ''
  const spokenMs = isSpoken ? scene.audioDurationMs : null
  return {
    scene_id: scene.id,
    element_order: scene.elementOrder,
    status: scene.status,
    error_message: scene.errorMessage,
    original_text: scene.originalText ?? '',
    text: scene.text,
    is_translated: isTranslated,
    original_duration_ms: originalMs,
    duration_ms: spokenMs,
    fit: translationFit({ isTranslated, originalMs, spokenMs }),
  }
}
