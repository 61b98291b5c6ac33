/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How a screenplay becomes scenes
 */
export interface BuildScenesRequest {
  /** true: the narrator reads what happens. false: it is seen only */
  narrate_action?: boolean;
}
