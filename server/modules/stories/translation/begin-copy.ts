import { eq } from 'drizzle-orm'
import { languageName } from '#src/domain/languages.ts'
import type { Scope } from '#server/platform/context.ts'
import { characters, scenes } from '#server/platform/db/schema/index.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { copyStory, titleWith } from '#server/modules/stories/copies/copy-story.ts'
import { fitVoices } from '#server/modules/stories/translation/columns.ts'
import { adaptOverlays } from '#server/modules/stories/translation/overlay-texts.ts'

export interface CopyRequest {
  language: string
  voiceCode?: string | undefined
  title?: string | undefined
}

/** A copy with the original's text, with voices for the new language. */
export async function beginCopy(
  scope: Scope,
  original: StoryRow,
  { language, voiceCode, title }: CopyRequest,
): Promise<{ copy: StoryRow; scenes: SceneRow[] }> {
  const cast = await scope.db.select().from(characters).where(eq(characters.storyId, original.id))
  const codes = [
    ...(await scenesOf(scope, original.id)).map((scene) => scene.languageAndVoiceCode),
    ...cast.map(({ voiceCode }) => voiceCode),
  ]
  // The default voice counts when it has spoken; before that the narrator exists nonetheless.
  const narrated = original.defaultVoiceCode ?? original.usualVoiceCode ?? ''
  const { voices: known } = scope.services.engines.voice
  const voices = fitVoices({
    voices: known,
    language,
    spoken: [narrated, ...codes.filter((code) => code !== null)],
    chosen: voiceCode,
  })
  const [narrator = null] = voices.values()
  const { copy, scenes: copied } = await copyStory(scope, original, {
    language,
    displayTitle: title ?? untranslatedTitle(original.displayTitle, language),
    originalLanguage: original.language,
    originalTitle: original.displayTitle,
    defaultVoiceCode: narrator,
  })
  const people = await scope.db.select().from(characters).where(eq(characters.storyId, copy.id))
  for (const { id, voiceCode } of people)
    if (voiceCode !== null)
      await scope.db
        .update(characters)
        .set({ voiceCode: voices.get(voiceCode) ?? null })
        .where(eq(characters.id, id))
  await adaptOverlays(scope, copy.id, original.language, language)
  const rows: SceneRow[] = []
  for (const scene of copied) {
    const own = scene.languageAndVoiceCode
    const [row] = await scope.db
      .update(scenes)
      .set({
        originalText: scene.text,
        originalDurationMs: scene.audioDurationMs > 0 ? scene.audioDurationMs : null,
        isTranslated: false,
        languageAndVoiceCode: own === null ? narrator : (voices.get(own) ?? null),
      })
      .where(eq(scenes.id, scene.id))
      .returning()
    if (row) rows.push(row)
  }
  return { copy, scenes: rows }
}

/** The title of a copy until it is translated or the user names it. */
export const untranslatedTitle = (original: string, language: string): string =>
  titleWith(original, `(${placed(languageName(language))})`)

/** 'English, United Kingdom': brackets within brackets read badly. */
const placed = (name: string) => name.replace(/ \((.+)\)$/u, ', $1')
