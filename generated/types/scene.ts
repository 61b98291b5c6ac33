/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Aroll } from './aroll.ts';
import type { Broll } from './broll.ts';
import type { Emotion } from './emotion.ts';
import type { Media } from './media.ts';
import type { SceneCaption } from './sceneCaption.ts';
import type { SceneState } from './sceneState.ts';

/**
 * A part of the story with one voice-over, its captions and its pictures
 */
export interface Scene {
  /** The scene; the same value as `scene_id` */
  id: string;
  /** The scene */
  scene_id: string;
  /** Story the scene belongs to */
  story_id: string;
  /**
     * Position in the story, from 0
     * @minimum 0
     * @maximum 10000
     */
  element_order: number;
  status: SceneState;
  /**
     * Why the voice-over or picture FAILED; null otherwise
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  /**
     * What is spoken; empty for a silent scene
     * @maxLength 400000
     */
  text: string;
  /**
     * The words in the order they are heard
     * @maxItems 50000
     */
  captions: SceneCaption[];
  /** Whether a person wrote the captions; they then stay until they are resynced */
  are_captions_overridden: boolean;
  /**
     * The pictures, one after the other; together they fill the scene
     * @maxItems 10000
     */
  arolls: Aroll[];
  /**
     * The first A-roll, the one that stands for the scene in lists; null when there is none
     * @nullable
     */
  aroll: string | null;
  /**
     * Pictures laid over the A-rolls for a while
     * @maxItems 10000
     */
  brolls: Broll[];
  /** The voice-over; null while there is none */
  audio_media: Media | null;
  /**
     * Length of the voice-over, ms; 0 while there is none
     * @minimum 0
     * @maximum 86400000
     */
  audio_duration_in_ms_seconds: number;
  /** Whether text or voice changed since the voice-over was made */
  is_voiceover_stale: boolean;
  /**
     * Length of the scene with its pause, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /**
     * Length of the transition over the scene's head, frames; it never changes the scene's length
     * @minimum 0
     * @maximum 2592000
     */
  transition_duration_frames: number;
  /** Whether the captions come from the sound of the scene's own video */
  is_gen_captions_from_video_audio: boolean;
  /** Whether a person uploaded the voice-over */
  is_user_uploaded_audio: boolean;
  /** Whether text and captions were heard from the voice-over */
  is_voiceover_transcribed: boolean;
  /** Whether the voice-over is heard */
  use_scene_audio: boolean;
  /** Whether the scene lasts as long as its video instead of its voice-over */
  play_full_video: boolean;
  /**
     * Speed of the voice, 1 is its own, 0.5 to 2
     * @minimum 0.5
     * @maximum 2
     */
  speaking_rate: number;
  /**
     * Height of the voice in semitones, 0 is its own, -12 to 12
     * @minimum -12
     * @maximum 12
     */
  pitch: number;
  /**
     * Voice that speaks; null for the story's voice. Sent as `voice_code`
     * @maxLength 2000
     * @nullable
     */
  language_and_voice_code: string | null;
  /**
     * Colours of the voice, the strongest first
     * @maxItems 10000
     */
  emotions: Emotion[];
  /**
     * Character who speaks; null for the narrator
     * @nullable
     */
  speaker_story_character_id: string | null;
  /**
     * Silence after the voice-over, ms
     * @minimum 0
     * @maximum 86400000
     */
  pause_at_the_end: number;
  /** Whether this scene shows its captions */
  show_captions: boolean;
  /**
     * Look of this scene's pictures; null for the story's
     * @maxLength 2000
     * @nullable
     */
  image_style: string | null;
  /**
     * Prompt the newest picture was made from
     * @maxLength 400000
     * @nullable
     */
  last_used_image_prompt: string | null;
  /**
     * What was heard in the voice-over when it was transcribed
     * @maxLength 400000
     * @nullable
     */
  transcription_text: string | null;
  /** When the scene last changed */
  updated_at: string;
}
