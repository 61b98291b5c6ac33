/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TransitionName } from './transitionName.ts';

/**
 * A new transition
 */
export interface UpdateTransitionRequest {
  transition_name: TransitionName;
  /**
     * Length over this A-roll's head, ms; left out, the present length or 500
     * @minimum 0
     * @maximum 3000
     */
  transition_duration_ms?: number;
  /** Whether every A-roll of the story gets it */
  is_update_for_all_scenes?: boolean;
}
