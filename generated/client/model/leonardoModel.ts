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
  /** Whether it comes with the app and needs no provider */
  is_built_in: boolean;
  /** Whether a reference picture can guide it */
  supports_style_reference: boolean;
  /**
     * Portraits of the cast that it draws people after at once; 0 where it goes by words alone
     * @minimum 0
     * @maximum 1000
     */
  most_portraits: number;
  /** Its styles; the first is its default */
  styles: LeonardoStyle[];
}
