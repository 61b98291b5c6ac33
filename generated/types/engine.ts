/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EngineKind } from './engineKind.ts';

/**
 * Who does one kind of work
 */
export interface Engine {
  kind: EngineKind;
  /**
     * Name that people read, for example gpt-image-2
     * @minLength 1
     * @maxLength 200
     */
  label: string;
  /** Whether it is a built-in draft engine */
  is_built_in: boolean;
  /** Whether it draws people after the portraits of the cast; without it, by the words of their descriptions */
  follows_portraits: boolean;
  /**
     * Portraits that it takes for one picture; whoever comes after them is drawn by words. 0 where it follows none
     * @minimum 0
     * @maximum 1000
     */
  most_portraits: number;
  /** Whether it draws after the style of a picture; without it, the built-in engine does */
  follows_style_picture: boolean;
}
