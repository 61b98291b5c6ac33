/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A sentence that whoever draws will probably refuse. A refusal is not charged
 */
export interface ExpectedRefusal {
  /**
     * Scene whose picture it is about; null of a prompt, and where the story is not written yet
     * @nullable
     */
  scene_id: string | null;
  /**
     * Its place, from 1
     * @minimum 1
     * @maximum 10000
     * @nullable
     */
  scene_number: number | null;
  /**
     * A-roll it is about; null where the scene has none yet
     * @nullable
     */
  aroll_id: string | null;
  /**
     * Who refuses it
     * @minLength 1
     * @maxLength 2000
     */
  engine: string;
  /**
     * Where it stands, in what the picture shall show, or in the text of the story
     * @maxLength 60000
     */
  sentence: string;
  /**
     * Which rule it breaks, in words
     * @minLength 1
     * @maxLength 2000
     */
  reason: string;
  /**
     * All that the picture shall show, without it, for `updateImagePrompt`; null where nothing would be left, or where it stands in the text of the story
     * @maxLength 60000
     * @nullable
     */
  rewrite: string | null;
}
