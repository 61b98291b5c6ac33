/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RealLock } from './realLock.ts';
import type { RealPart } from './realPart.ts';

/**
 * Something of a story that an engine made or could make
 */
export interface RealItem {
  /**
     * Names it among the others of its story
     * @maxLength 100
     */
  id: string;
  part: RealPart;
  /** Scene it belongs to */
  scene_id: string;
  /**
     * Place of the scene, from 1
     * @minimum 1
     * @maximum 10000
     */
  scene_number: number;
  /**
     * A-roll that shows it; null for a voice
     * @nullable
     */
  aroll_id: string | null;
  /**
     * Engine that made what is there; null where none did
     * @maxLength 2000
     * @nullable
     */
  made_by: string | null;
  /** Whether that was a built-in draft engine, or nothing is there yet */
  is_draft: boolean;
  /**
     * Why the engine that was asked first did not make this draft; null where none failed
     * @maxLength 4100
     * @nullable
     */
  problem: string | null;
  /** Why it stays as it is; null when it can be made */
  lock: RealLock | null;
}
