/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageModel } from './imageModel.ts';
import type { ImageStyleSource } from './imageStyleSource.ts';

/**
 * A look for generated pictures
 */
export interface ImageStyle {
  /** The image style */
  id: string;
  source: ImageStyleSource;
  /** Name in the gallery */
  name: string;
  /** One line on what it looks like; empty when not told */
  description: string;
  /** Words that join every picture prompt */
  style_prompt: string;
  /**
     * The SYSTEM style it starts from; null for SYSTEM styles and for the ones that start from nothing
     * @nullable
     */
  base_style_id: string | null;
  image_model: ImageModel;
  /**
     * Style of the image service; null when none is chosen
     * @nullable
     */
  leonardo_style_id: string | null;
  /**
     * The custom model that draws; null when none is chosen
     * @nullable
     */
  lora_id: string | null;
  /**
     * A picture whose style is followed; null when none is chosen
     * @nullable
     */
  reference_image_media_id: string | null;
  /**
     * A picture in this style; null while none was made
     * @nullable
     */
  preview_url: string | null;
  /** When it was made */
  created_at: string;
  /** When it was last changed */
  updated_at: string;
}
