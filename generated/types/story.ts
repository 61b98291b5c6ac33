/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AiOutputMode } from './aiOutputMode.ts';
import type { AspectRatio } from './aspectRatio.ts';
import type { CaptionsSettings } from './captionsSettings.ts';
import type { CreationMode } from './creationMode.ts';
import type { ImageModel } from './imageModel.ts';
import type { Language } from './language.ts';
import type { MusicSettings } from './musicSettings.ts';
import type { ScenePace } from './scenePace.ts';
import type { SceneSize } from './sceneSize.ts';
import type { ScriptType } from './scriptType.ts';
import type { StoryState } from './storyState.ts';

/**
 * A story's own settings, without its scenes
 */
export interface Story {
  /** The story; the same value as `story_id` */
  id: string;
  /** The story */
  story_id: string;
  /**
     * Title as people read it
     * @maxLength 2000
     */
  display_title: string;
  status: StoryState;
  language: Language;
  aspect_ratio: AspectRatio;
  creation_mode: CreationMode;
  /** How `initial_prompt` is read; null until it was chosen */
  script_type: ScriptType | null;
  /**
     * Prompt, script or screenplay the story began with; empty for a blank story
     * @maxLength 400000
     */
  initial_prompt: string;
  /**
     * Recording or video the story began with; null for a text
     * @nullable
     */
  source_media_id: string | null;
  /**
     * Sound that was taken out of the video the story began with; null where there is none
     * @nullable
     */
  source_sound_media_id: string | null;
  /**
     * Length that was asked for, seconds; null when the text decides
     * @minimum 0
     * @maximum 86400
     * @nullable
     */
  video_length_in_sec: number | null;
  /**
     * Project that holds the story; null for none
     * @nullable
     */
  project_id: string | null;
  /** Whether the person's logo and caption style are drawn */
  use_brand_settings: boolean;
  /** Whether the film ends with a card that names whom its stock comes from; it has none where no stock asks for that. Absent in what was written before there was one */
  has_end_card?: boolean;
  /** Put away; left out of the usual list, and its preview link is closed */
  archived: boolean;
  /** Whether the story has screenplay segments */
  is_created_with_screenplay: boolean;
  scene_size: SceneSize;
  scene_pace: ScenePace;
  /**
     * Key of the public preview link; null while there is none
     * @maxLength 2000
     * @nullable
     */
  public_preview_id: string | null;
  /**
     * When the public preview link ends by itself; null when it does not
     * @nullable
     */
  public_preview_expires_at: string | null;
  /**
     * Id of the look that new pictures get; null for the first look
     * @maxLength 2000
     * @nullable
     */
  visual_style: string | null;
  /**
     * Seed all new pictures start from; null gives every picture its own
     * @minimum -1000000000
     * @maximum 2147483647
     * @nullable
     */
  image_seed: number | null;
  default_image_model: ImageModel;
  /**
     * Voice that new scenes speak with; null for the one that the story has spoken with before, else the language's first voice
     * @maxLength 2000
     * @nullable
     */
  default_voice_code: string | null;
  /**
     * Voice that the story has spoken with where nobody chose one; null before it spoke. It stays the story's own when others are offered later
     * @maxLength 2000
     * @nullable
     */
  usual_voice_code: string | null;
  /**
     * Name of the chosen Leonardo model
     * @maxLength 2000
     * @nullable
     */
  leonardo_model: string | null;
  /**
     * Picture model that draws it before `default_image_model`; null for none
     * @maxLength 2000
     * @nullable
     */
  leonardo_model_id: string | null;
  /**
     * Id of the chosen Leonardo style
     * @maxLength 2000
     * @nullable
     */
  leonardo_style_id: string | null;
  /**
     * Media whose style new pictures follow
     * @nullable
     */
  leonardo_style_reference_image_id: string | null;
  /**
     * How closely the reference is followed, 0 to 1
     * @minimum 0
     * @maximum 1
     * @nullable
     */
  leonardo_style_reference_strength: number | null;
  /**
     * Image style that new pictures get
     * @nullable
     */
  image_style_id: string | null;
  ai_output_mode: AiOutputMode;
  music: MusicSettings;
  captions_settings: CaptionsSettings;
  /**
     * Scene ids in playing order
     * @maxItems 10000
     */
  scene_list: string[];
  /**
     * Length of the whole story, frames at 30 fps; the sum over its scenes
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /**
     * Length it had when its owner's plan ended, frames at 30 fps, where an account without a plan may not have it; so long it may be exported
     * @minimum 1801
     * @maximum 2592000
     * @nullable
     */
  kept_length_in_frames: number | null;
  /**
     * Small picture of the first scene that has one
     * @maxLength 8192
     * @nullable
     */
  thumbnail_url: string | null;
  /**
     * Address of the last exported video; null before the first export
     * @maxLength 8192
     * @nullable
     */
  last_video_file: string | null;
  /**
     * Grows by one with every change; a client that sees a gap loads the story again
     * @minimum 0
     * @maximum 2147483647
     */
  revision: number;
  /** When the story was begun */
  created_at: string;
  /** When the story or one of its scenes last changed */
  updated_at: string;
}
