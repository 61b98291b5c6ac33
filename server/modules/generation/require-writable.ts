import { FPS } from '#src/domain/frames.ts'
import { plannedScenes, sceneSeconds } from '#src/domain/planned-length.ts'
import type { StoryRow, UserRow } from '#server/platform/db/rows.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import type { WritePayload } from '#server/platform/jobs/payloads.ts'
import { requireLength } from '#server/modules/stories/length-limit.ts'

const MIN_WORDS = 3

type Timing = Pick<StoryRow, 'language' | 'videoLengthInSec' | 'sceneSize' | 'scenePace'>

/** Refuses what says too little to write from. */
export function requireText(kind: WritePayload['kind'], text: string): void {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  // Languages without spaces write a whole sentence as one word.
  const isSentence =
    words >= MIN_WORDS || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{6}/u.test(text)
  if (kind === 'PROMPT' && !isSentence) throw validationFailed({ initial_prompt: ['Write at least three words'] })
  if (kind === 'SCRIPT' && words === 0) throw validationFailed({ initial_prompt: ['Write or paste a script first'] })
}

/** A script is as long as it is; of a prompt's story only the length that was asked for is known. */
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
