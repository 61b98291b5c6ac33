import { FPS } from '#src/domain/frames.ts'
import { plannedScenes, sceneSeconds } from '#src/domain/planned-length.ts'
import type { StoryRow, UserRow, SceneRow } from '#server/platform/db/rows.ts'
import { validationFailed, HttpError } from '#server/platform/http/http-error.ts'
import type { WritePayload } from '#server/platform/jobs/payloads.ts'
import { requireLength } from '#server/modules/stories/checks.ts'
import type { Scope } from '#server/platform/context.ts'
import { languageName } from '#src/domain/languages.ts'
import { voiceFor, voicesFor } from '#src/domain/voice-for.ts'
import { voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'

const MIN_WORDS = 3

type Timing = Pick<StoryRow, 'language' | 'videoLengthInSec' | 'sceneSize' | 'scenePace'>

/** Refuses a text that is too short to write from. */
export function requireText(kind: WritePayload['kind'], text: string): void {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  // Languages without spaces write a whole sentence as one word.
  const isSentence =
    words >= MIN_WORDS || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{6}/u.test(text)
  if (kind === 'PROMPT' && !isSentence) throw validationFailed({ initial_prompt: ['Enter at least three words'] })
  if (kind === 'SCRIPT' && words === 0) throw validationFailed({ initial_prompt: ['Enter or paste a script first'] })
}

/** A script has its own length; of a prompt's story only the requested length is known. */
export function requireWritableLength(
  user: Pick<UserRow, 'isPremium'>,
  { kind, text }: Pick<WritePayload, 'kind' | 'text'>,
  story: Timing,
): void {
  const { language, videoLengthInSec, sceneSize, scenePace } = story
  const planned = kind === 'SCRIPT' ? plannedScenes(text, language, sceneSeconds(sceneSize, scenePace)) : []
  const frames = planned.reduce((sum, length) => sum + length, 0)
  requireLength(kind === 'SCRIPT' ? frames : Math.ceil((videoLengthInSec ?? 0) * FPS), user)
}

/** Refuses to begin work while the story is being written or generated. */
export function requireIdle(story: StoryRow): void {
  if (story.status === 'GENERATING')
    throw new HttpError(409, {
      message: 'The story is being generated. Wait until it’s done or cancel it',
      error: 'STORY_BUSY',
    })
}

/**
 * Refuses to speak scenes without a matching voice, unless the user chose the voice that reads them: users do not pay for an
 * English voice they did not choose. `message` is the operation's own text.
 */
export function requireVoice(scope: Scope, story: StoryRow, scenes: readonly SceneRow[], message: string): void {
  const { voices } = scope.services.engines.voice
  const findVoice = voiceFinder(scope.services.engines, story)
  const silent = scenes.find((scene) => findVoice(scene) === null)
  if (!silent) return
  const { language } = story
  const what = voicesFor(voices, language).length === 0 ? languageName(language) : 'this text'
  const canRead = voices.some(({ id }) => voiceFor(voices, { text: silent.text, language, chosen: [id] }) !== null)
  const advice = canRead ? 'choose another voice, or record it yourself' : 'record it yourself'
  throw validationFailed({ voice_code: [`Voice-over isn’t available for ${what}: ${advice}`] }, message)
}
