import type { Scope } from '#server/context.ts'
import { validationFailed } from '#server/http/http-error.ts'
import type { SceneRow } from '#server/presenters/scene.ts'
import type { StoryRow } from '#server/presenters/story.ts'
import { voicesFor } from '#server/stories/fit-voices.ts'
import { languageName } from '#src/domain/languages.ts'

/**
 * Refuses to speak scenes of a language that no voice here speaks, unless somebody chose the voice that reads it nevertheless: nobody
 * pays for an English voice they did not ask for. `message` is the operation's own text.
 */
export function requireVoice(scope: Scope, story: StoryRow, scenes: readonly SceneRow[], message: string): void {
  const { voices } = scope.services.engines.voice
  if (voicesFor(voices, story.language).length > 0) return
  const isChosen = (code: string | null) => voices.some(({ id }) => id === code)
  if (isChosen(story.defaultVoiceCode) || scenes.every((scene) => isChosen(scene.languageAndVoiceCode))) return
  const name = languageName(story.language)
  const text = `No voice here speaks ${name}: choose one that reads it nevertheless, or record it yourself`
  throw validationFailed({ voice_code: [text] }, message)
}
