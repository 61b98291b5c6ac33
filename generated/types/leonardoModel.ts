/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LeonardoStyle } from './leonardoStyle.ts';

/**
 * A picture model
 */
export interface LeonardoModel {
  /**
     * The model
     * @maxLength 2000
     */
  leonardo_model_id: string;
  /**
     * Name to show
     * @minLength 1
     * @maxLength 2000
     */
  name: string;
  /**
     * What it is good at
     * @minLength 1
     * @maxLength 400000
     */
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
  /**
     * Its styles; the first is its default
     * @maxItems 10000
     */
  styles: LeonardoStyle[];
}
