/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SceneSize } from './sceneSize.ts';

/**
 * The transcript that is cut into scenes
 */
export interface DivideTranscriptIntoScenesRequest {
  /** The story; scenes it already has are replaced */
  story_id: string;
  /** The transcript */
  media_transcription_id: string;
  scene_size?: SceneSize;
}
