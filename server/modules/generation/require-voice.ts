import type { Scope } from '#server/platform/context.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { languageName } from '#src/domain/languages.ts'
import { voiceFor, voicesFor } from '#src/domain/voice-for.ts'
import { voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'

/**
 * Refuses to speak scenes that no voice here speaks, unless somebody chose the voice that reads them nevertheless: nobody pays for an
 * English voice they did not ask for. `message` is the operation's own text.
 */
export function requireVoice(scope: Scope, story: StoryRow, scenes: readonly SceneRow[], message: string): void {
  const { voices } = scope.services.engines.voice
  const findVoice = voiceFinder(scope.services.engines, story)
  const silent = scenes.find((scene) => findVoice(scene) === null)
  if (!silent) return
  const { language } = story
  const what = voicesFor(voices, language).length === 0 ? languageName(language) : 'this text'
  const canRead = voices.some(({ id }) => voiceFor(voices, { text: silent.text, language, chosen: [id] }) !== null)
  const advice = canRead ? 'choose one that reads it nevertheless, or record it yourself' : 'record it yourself'
  throw validationFailed({ voice_code: [`No voice here speaks ${what}: ${advice}`] }, message)
}
