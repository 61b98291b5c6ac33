/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LeonardoStyle } from './leonardoStyle.ts';

/**
 * A picture model
 */
export interface LeonardoModel {
  /** The model */
  leonardo_model_id: string;
  /** Name to show */
  name: string;
  /** What it is good at */
  description: string;
  /** Whether a reference picture can guide it */
  supports_style_reference: boolean;
  /** Its styles; the first is its default */
  styles: LeonardoStyle[];
}
