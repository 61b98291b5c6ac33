/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A style of a model
 */
export interface LeonardoStyle {
  /** The style */
  leonardo_style_id: string;
  /** Name to show */
  name: string;
  /** How pictures look */
  description: string;
  /**
     * Address of a sample picture; null when there is none
     * @nullable
     */
  preview_url: string | null;
}
