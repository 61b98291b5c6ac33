/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EngineKind } from './engineKind.ts';

/**
 * Who does one kind of work
 */
export interface Engine {
  kind: EngineKind;
  /** Name that people read, for example gpt-image-1 */
  label: string;
  /** Whether it is a built-in draft engine */
  is_built_in: boolean;
}
