/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RenderExecutor } from './renderExecutor.ts';
import type { RenderStatus } from './renderStatus.ts';

/**
 * One export of a story to an MP4
 */
export interface Render {
  /** The render; the same value as `render_id` */
  id: string;
  /** The render */
  render_id: string;
  /** Story that is exported */
  story_id: string;
  status: RenderStatus;
  executor: RenderExecutor;
  /**
     * How far it is, percent, 0 to 100
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  /**
     * Scene that is being drawn, from 1; 0 before the first
     * @minimum 0
     * @maximum 10000
     */
  scene_number: number;
  /**
     * How many scenes are drawn
     * @minimum 0
     * @maximum 10000
     */
  scenes_total: number;
  /**
     * How many exports of anybody the server draws before it begins with this one; 0 when nothing is waited for
     * @minimum 0
     * @maximum 100000
     */
  renders_ahead: number;
  /**
     * Width of the video, px
     * @minimum 0
     * @maximum 100000
     */
  width: number;
  /**
     * Height of the video, px
     * @minimum 0
     * @maximum 100000
     */
  height: number;
  /**
     * Length of the video, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /**
     * Why it FAILED and what to do; null otherwise
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  /**
     * Media that holds the file; null until COMPLETED
     * @nullable
     */
  media_id: string | null;
  /**
     * Signed address of the file; null until COMPLETED
     * @maxLength 8192
     * @nullable
     */
  video_url: string | null;
  /**
     * Name to save under, the story's id with .mp4
     * @maxLength 2000
     */
  file_name: string;
  /** When the export was asked for */
  created_at: string;
  /** When it last moved on */
  updated_at: string;
  /**
     * When it ended, whichever way; null while it has not
     * @nullable
     */
  completed_at: string | null;
}
