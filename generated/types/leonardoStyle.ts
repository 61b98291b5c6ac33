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
     * @minLength 1
     * @maxLength 2000
     */
  name: string;
  /**
     * How pictures look
     * @minLength 1
     * @maxLength 400000
     */
  description: string;
  /**
     * Address of a sample picture; null when there is none
     * @maxLength 8192
     * @nullable
     */
  preview_url: string | null;
  /**
     * What the sample shows at its top, in its middle and at its foot; to be shown until it is loaded
     * @minItems 3
     * @maxItems 3
     * @items.maxLength 7
     * @items.pattern ^#[0-9a-fA-F]{6}$
     */
  preview_colors: string[];
}
