/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A picture, the part to repaint and what to put there
 */
export interface CreateInpaintingRequestRequest {
  /** The picture */
  image_media: string;
  /** Picture of the same size, white where it is repainted */
  mask_media: string;
  /**
     * What is painted there
     * @minLength 1
     * @maxLength 2000
     */
  prompt: string;
  /** The story */
  story: string;
  /** The scene */
  scene: string;
  /** A-roll that gets the result */
  aroll: string;
}
