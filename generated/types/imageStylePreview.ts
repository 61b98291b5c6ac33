/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A scene as a style draws it
 */
export interface ImageStylePreview {
  /**
     * The picture as a data address
     * @maxLength 8000000
     */
  picture_url: string;
  /**
     * Width, px
     * @minimum 1
     * @maximum 2147483647
     */
  width: number;
  /**
     * Height, px
     * @minimum 1
     * @maximum 2147483647
     */
  height: number;
  /**
     * What the scene shows, in its own words; a sample's without a story
     * @maxLength 300
     */
  scene_text: string;
  /**
     * Story of the scene; null where the person has no story with a scene yet
     * @maxLength 500
     * @nullable
     */
  story_title: string | null;
}
