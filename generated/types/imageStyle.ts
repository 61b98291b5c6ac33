/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageStyleSource } from './imageStyleSource.ts';

/**
 * A look for generated pictures
 */
export interface ImageStyle {
  /** The image style */
  id: string;
  source: ImageStyleSource;
  /**
     * Name in the gallery
     * @maxLength 2000
     */
  name: string;
  /**
     * One line on what it looks like; empty when not told
     * @maxLength 400000
     */
  description: string;
  /**
     * Words that join every picture prompt; empty when there are none
     * @maxLength 400000
     */
  prompt: string;
  /**
     * Look of the built-in illustrator it draws with
     * @maxLength 2000
     */
  look: string;
  /**
     * The custom model that draws; null when none is chosen
     * @nullable
     */
  lora_id: string | null;
  /**
     * How strongly the custom model draws, 0 to 1
     * @minimum 0
     * @maximum 1
     */
  lora_weight: number;
  /**
     * How closely the reference picture is followed, 0 to 1
     * @minimum 0
     * @maximum 1
     */
  reference_strength: number;
  /**
     * The reference picture; null when none is chosen
     * @maxLength 8192
     * @nullable
     */
  reference_url: string | null;
  /** Whether it is out of the lists; stories that use it keep it */
  archived: boolean;
  /**
     * A picture whose style is followed; null when none is chosen
     * @nullable
     */
  reference_image_media_id: string | null;
  /**
     * A picture in this style; null while none was made
     * @maxLength 8192
     * @nullable
     */
  preview_url: string | null;
  /** When it was made */
  created_at: string;
  /** When it was last changed */
  updated_at: string;
}
