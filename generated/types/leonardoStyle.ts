/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A style of a model
 */
export interface LeonardoStyle {
  /**
     * The style
     * @maxLength 2000
     */
  leonardo_style_id: string;
  /**
     * Name to show
     * @maxLength 2000
     */
  name: string;
  /**
     * How pictures look
     * @maxLength 400000
     */
  description: string;
  /**
     * Address of a sample picture; null when there is none
     * @maxLength 8192
     * @nullable
     */
  preview_url: string | null;
}
