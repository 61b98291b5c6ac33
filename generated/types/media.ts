/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MediaSource } from './mediaSource.ts';
import type { MediaStatus } from './mediaStatus.ts';
import type { MediaType } from './mediaType.ts';
import type { StockCredit } from './stockCredit.ts';

/**
 * A picture, video or sound
 */
export interface Media {
  /** The media */
  id: string;
  media_type: MediaType;
  source: MediaSource;
  status: MediaStatus;
  /**
     * Why it FAILED; null otherwise
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  /**
     * What was heard in it; null until it was transcribed
     * @nullable
     */
  media_transcription_id: string | null;
  /**
     * Story it was made or uploaded for
     * @nullable
     */
  story_id: string | null;
  /**
     * Scene it was made or uploaded for
     * @nullable
     */
  scene_id: string | null;
  /**
     * A-roll it was made or uploaded for
     * @nullable
     */
  aroll_id: string | null;
  /**
     * Signed address to read the file from; stays the same for a day. null until COMPLETED
     * @maxLength 8192
     * @nullable
     */
  url: string | null;
  /**
     * Signed address of a small still; null for sound and until COMPLETED
     * @maxLength 8192
     * @nullable
     */
  thumbnail_url: string | null;
  /**
     * Name to show and to save under
     * @maxLength 2000
     */
  file_name: string;
  /**
     * MIME type, for example image/png
     * @maxLength 400000
     */
  content_type: string;
  /**
     * Size of the file, bytes; null while unknown
     * @minimum 0
     * @maximum 1099511627776
     * @nullable
     */
  size_bytes: number | null;
  /**
     * Width, px; null for sound and while unknown
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  width: number | null;
  /**
     * Height, px; null for sound and while unknown
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  height: number | null;
  /**
     * Length, ms; null for pictures and while unknown
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  duration_ms: number | null;
  /**
     * What it was generated from; null for uploads
     * @maxLength 400000
     * @nullable
     */
  prompt: string | null;
  /** Whom to name, of a file out of a stock library; absent for everything else */
  credit?: StockCredit;
  /** When it was uploaded or made */
  created_at: string;
}
