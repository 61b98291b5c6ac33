import type { AspectRatio } from '#generated/client/model/aspectRatio.ts'
import type { CreateStoryRequest } from '#generated/client/model/createStoryRequest.ts'
import type { ScenePace } from '#generated/client/model/scenePace.ts'
import type { SceneSize } from '#generated/client/model/sceneSize.ts'
import type { Story } from '#generated/client/model/story.ts'
import type { UpdateStoryRequest } from '#generated/client/model/updateStoryRequest.ts'
import { DEFAULT_LANGUAGE } from '#src/domain/languages.ts'

export type TextKind = 'PROMPT' | 'SCRIPT'

/** Everything the wizard asks. */
export interface Choices {
  kind: TextKind
  /** The prompt or the script. */
  text: string
  language: string
  /** Length to aim for, seconds; a script decides itself. */
  seconds: number
  /** Id of a look; null for the first one. */
  look: string | null
  ratio: AspectRatio
  size: SceneSize
  pace: ScenePace
  /** Voice code; null for the language's first voice. */
  voice: string | null
}

export const DEFAULT_CHOICES: Choices = {
  kind: 'PROMPT',
  text: '',
  language: DEFAULT_LANGUAGE,
  seconds: 30,
  look: null,
  ratio: 'SIXTEEN_NINE',
  size: 'SHORT',
  pace: 'MEDIUM',
  voice: null,
}

/** What the server keeps of a story, as choices. */
export function choicesOf(story: Story): Choices {
  return {
    kind: story.script_type === 'SCRIPT' ? 'SCRIPT' : 'PROMPT',
    text: story.initial_prompt,
    language: story.language,
    seconds: story.video_length_in_sec ?? DEFAULT_CHOICES.seconds,
    look: story.visual_style,
    ratio: story.aspect_ratio,
    size: story.scene_size,
    pace: story.scene_pace,
    voice: story.default_voice_code,
  }
}

/** The changed choices as the contract names them. The shape has its own call; see `use-wizard-story.ts`. */
export function updateOf(changed: Partial<Choices>): UpdateStoryRequest {
  const { kind, text, language, seconds, look, size, pace, voice } = changed
  return {
    ...(kind !== undefined && { script_type: kind, creation_mode: modeOf(kind) }),
    ...(text !== undefined && { initial_prompt: text }),
    ...(language !== undefined && { language }),
    ...(seconds !== undefined && { video_length_in_sec: seconds }),
    ...(look !== undefined && { visual_style: look }),
    ...(size !== undefined && { scene_size: size }),
    ...(pace !== undefined && { scene_pace: pace }),
    ...(voice !== undefined && { default_voice_code: voice }),
  }
}

/** The first save. */
export function creationOf(choices: Choices): CreateStoryRequest {
  const { kind, text, language, seconds, look, ratio, size, pace, voice } = choices
  return {
    creation_mode: modeOf(kind),
    script_type: kind,
    initial_prompt: text,
    language,
    video_length_in_sec: seconds,
    aspect_ratio: ratio,
    scene_size: size,
    scene_pace: pace,
    ...(look !== null && { visual_style: look }),
    ...(voice !== null && { default_voice_code: voice }),
  }
}

/** The choices of `now` that were not saved with `sent`. */
export function leftAfter(now: Partial<Choices>, sent: Partial<Choices>): Partial<Choices> {
  const left = Object.entries(now).filter(([name, value]) => Reflect.get(sent, name) !== value)
  return Object.fromEntries(left)
}

const modeOf = (kind: TextKind) => (kind === 'PROMPT' ? 'Text' : 'Script')
