/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Engine } from './engine.ts';

/**
 * Who makes what
 */
export interface EngineList {
  /**
     * One for each kind of work that somebody does here
     * @maxItems 20
     */
  engines: Engine[];
}
