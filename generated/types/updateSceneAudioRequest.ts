/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Emotion } from './emotion.ts';

/**
 * What and how a scene speaks; what is left out stays
 */
export interface UpdateSceneAudioRequest {
  /** The story */
  story_id: string;
  /** The scene */
  scene_id: string;
  /**
     * More scenes that get the same voice in the same edit; not with a text or a recording, which belong to one scene
     * @maxItems 1000
     */
  further_scene_ids?: string[];
  /**
     * What is spoken from now on
     * @maxLength 5000
     */
  new_text?: string;
  /**
     * What `new_text` was written over; when the scene says something else by now, nothing is changed
     * @maxLength 5000
     */
  base_text?: string;
  /**
     * Voice that speaks; null for the story's voice
     * @maxLength 100
     * @nullable
     */
  voice_code?: string | null;
  /**
     * Speed of the voice, 1 is its own; 1 for a new scene
     * @minimum 0.5
     * @maximum 2
     */
  speaking_rate?: number;
  /**
     * Height of the voice in semitones, 0 is its own; 0 for a new scene
     * @minimum -12
     * @maximum 12
     */
  pitch?: number;
  /**
     * Colours of the voice, the strongest first
     * @maxItems 3
     */
  emotions?: Emotion[];
  /**
     * Character who speaks; null for the narrator
     * @nullable
     */
  speaker_story_character_id?: string | null;
  /** Whether the voice-over is heard */
  use_scene_audio?: boolean;
  /** Whether the scene lasts as long as its video instead of its voice-over; turned on, it becomes as long as its videos play, and 400 where it has none */
  play_full_video?: boolean;
  /** Whether the captions come from the sound of the scene's own video */
  is_gen_captions_from_video_audio?: boolean;
  /**
     * Look of this scene's pictures; null for the story's
     * @maxLength 100
     * @nullable
     */
  image_style?: string | null;
  /** Speak the scene now; false only saves and marks the voice-over stale */
  generate_audio?: boolean;
  /** Use the recording `audio_media` instead of a voice */
  upload_audio?: boolean;
  /** The uploaded recording; needed with `upload_audio` */
  audio_media?: string;
}
