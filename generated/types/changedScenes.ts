/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Scene } from './scene.ts';

/**
 * The scene that was named first, and those that changed with it
 */
export type ChangedScenes = Scene & {
  /**
     * The others of the same edit, in the order they were named; absent when there are none
     * @maxItems 10000
     */
  further_scenes?: Scene[];
};
