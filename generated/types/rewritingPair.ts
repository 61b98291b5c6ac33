/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HandEdit } from './handEdit.ts';
import type { RewritingChange } from './rewritingChange.ts';

/**
 * A scene of the story beside the one that takes its place
 */
export interface RewritingPair {
  /**
     * Names it among the others, by the places of both scenes; of this revision of the story alone
     * @maxLength 20
     */
  id: string;
  change: RewritingChange;
  /**
     * The scene as it is; null for one that is added
     * @nullable
     */
  scene_id: string | null;
  /**
     * Its place, from 1; null for one that is added
     * @minimum 1
     * @maximum 10000
     * @nullable
     */
  scene_number: number | null;
  /**
     * What it says; null for one that is added
     * @maxLength 400000
     * @nullable
     */
  old_text: string | null;
  /**
     * What it would say; null for one that is removed
     * @maxLength 400000
     * @nullable
     */
  new_text: string | null;
  /**
     * What of the scene a person made or changed; it is only taken with `over_edits` where there is any
     * @maxItems 4
     */
  hand_edits: HandEdit[];
}
