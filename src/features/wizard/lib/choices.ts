import type {
  AiOutputMode,
  AspectRatio,
  CreateNarratedStoryRequest,
  CreateStoryRequest,
  ScenePace,
  SceneSize,
  Story,
  UpdateMusicRequest,
  UpdateStoryRequest,
} from '#generated/schema.ts'
import type { SessionUser } from '#src/shared/session/session-user.ts'
import { AUTO_MODEL } from '#src/domain/image-model.ts'
import { DEFAULT_LANGUAGE } from '#src/domain/languages.ts'
import { KINDS, kindOf, type TextKind } from './kinds.ts'

/** All choices of the wizard. */
export interface Choices {
  kind: TextKind
  /** The prompt, the script, the narration or the screenplay. */
  text: string
  language: string
  /** Target length, seconds; a script decides itself. */
  seconds: number
  /** Id of a style; null for the first one. */
  look: string | null
  /** Id of a user's style whose words join every image; null for none. */
  ownStyle: string | null
  /** Id of the image model, or AUTO. */
  model: string
  output: AiOutputMode
  ratio: AspectRatio
  size: SceneSize
  pace: ScenePace
  /** Whether the story is written for the user's company and shows their brand. */
  usesBrand: boolean
  /** Voice code; null for the language's first voice. */
  voice: string | null
  /** URL of the track under the story; null for none. */
  music: string | null
  /** Loudness of the music, 0 to 1. */
  volume: number
}

/** Choices that the server does not have yet. */
export interface Draft extends Partial<Choices> {
  /** The base of `text`: the story's text when the edit started; others may change it meanwhile. */
  textBase?: string
}

export const DEFAULT_CHOICES: Choices = {
  kind: 'PROMPT',
  text: '',
  language: DEFAULT_LANGUAGE,
  seconds: 30,
  look: null,
  ownStyle: null,
  model: AUTO_MODEL,
  output: 'IMAGE',
  ratio: 'SIXTEEN_NINE',
  size: 'SHORT',
  pace: 'MEDIUM',
  usesBrand: false,
  voice: null,
  music: null,
  volume: 0.2,
}

/** The user's defaults for a new story. */
export function startingChoices(
  person: Pick<SessionUser, 'default_image_model' | 'scene_pace_preference'> | null,
): Choices {
  if (person === null) return DEFAULT_CHOICES
  return { ...DEFAULT_CHOICES, model: person.default_image_model, pace: person.scene_pace_preference }
}

/** The server's fields of a story as choices. */
export function choicesOf(story: Story): Choices {
  const { music } = story
  return {
    kind: kindOf(story),
    text: story.initial_prompt,
    language: story.language,
    seconds: story.video_length_in_sec ?? DEFAULT_CHOICES.seconds,
    look: story.visual_style,
    ownStyle: story.image_style_id,
    model: story.default_image_model,
    output: story.ai_output_mode,
    ratio: story.aspect_ratio,
    size: story.scene_size,
    pace: story.scene_pace,
    usesBrand: story.use_brand_settings,
    voice: story.default_voice_code,
    music: music.have_background_music ? music.background_music_file_location : null,
    volume: music.background_music_volume,
  }
}

/** The changed choices in the contract's names. Aspect ratio and music have calls of their own; see `use-wizard-story.ts`. */
export function updateOf(changed: Draft): UpdateStoryRequest {
  const { kind, text, textBase, language, seconds, look, ownStyle, model, output, size, pace, usesBrand, voice } =
    changed
  return {
    ...(kind !== undefined && { script_type: KINDS[kind].scriptType, creation_mode: KINDS[kind].mode }),
    ...(text !== undefined && { initial_prompt: text }),
    ...(text !== undefined && textBase !== undefined && { base_initial_prompt: textBase }),
    ...(language !== undefined && { language }),
    ...(seconds !== undefined && { video_length_in_sec: seconds }),
    ...(look !== undefined && { visual_style: look }),
    ...(ownStyle !== undefined && { image_style_id: ownStyle }),
    ...(model !== undefined && { default_image_model: model }),
    ...(output !== undefined && { ai_output_mode: output }),
    ...(size !== undefined && { scene_size: size }),
    ...(pace !== undefined && { scene_pace: pace }),
    ...(usesBrand !== undefined && { use_brand_settings: usesBrand }),
    ...(voice !== undefined && { default_voice_code: voice }),
  }
}

/** The changed music in the contract's names; null without a change. */
export function musicOf(storyId: string, { music, volume }: Partial<Choices>): UpdateMusicRequest | null {
  if (music === undefined && volume === undefined) return null
  return {
    story_id: storyId,
    ...(music !== undefined && { have_background_music: music !== null }),
    ...(typeof music === 'string' && { background_music_file_location: music }),
    ...(volume !== undefined && { background_music_volume: volume }),
  }
}

/** The first save. */
export function creationOf(choices: Choices): CreateStoryRequest {
  const { kind, text, language, seconds, look, model, ratio, size, pace, usesBrand, voice } = choices
  return {
    creation_mode: KINDS[kind].mode,
    script_type: KINDS[kind].scriptType,
    initial_prompt: text,
    language,
    video_length_in_sec: seconds,
    aspect_ratio: ratio,
    scene_size: size,
    scene_pace: pace,
    default_image_model: model,
    use_brand_settings: usesBrand,
    ...(look !== null && { visual_style: look }),
    ...(voice !== null && { default_voice_code: voice }),
  }
}

/** The first save of a narration: the answer is cut into scenes. */
export function narrationOf({ text, language, ratio, size, look, voice }: Choices): CreateNarratedStoryRequest {
  return {
    initial_prompt: text,
    language,
    aspect_ratio: ratio,
    scene_size: size,
    ...(look !== null && { visual_style: look }),
    ...(voice !== null && { voice_code: voice }),
  }
}

/** The choices of `now` that were not saved with `sent`. Later edits are based on what was sent. */
export function leftAfter(now: Draft, sent: Draft): Draft {
  const left = Object.entries(now).filter(([name, value]) => Reflect.get(sent, name) !== value)
  const { textBase: _base, ...rest }: Draft = Object.fromEntries(left)
  if (rest.text === undefined) return rest
  const textBase = sent.text ?? now.textBase
  return { ...rest, ...(textBase !== undefined && { textBase }) }
}
