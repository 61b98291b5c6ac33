/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RewritingPair } from './rewritingPair.ts';
import type { RewritingState } from './rewritingState.ts';
import type { ScriptType } from './scriptType.ts';

/**
 * A new writing of a story beside what it says now
 */
export interface Rewriting {
  /** The story */
  story_id: string;
  /**
     * The new writing; null where there is none
     * @nullable
     */
  rewriting_id: string | null;
  state: RewritingState;
  /**
     * State of the story that the pairs are about
     * @minimum 0
     * @maximum 2147483647
     */
  revision: number;
  /** How its text was read; null where there is none */
  script_type: ScriptType | null;
  /**
     * What it is written from; where there is none, what the story was written from
     * @maxLength 400000
     */
  initial_prompt: string;
  /**
     * Who wrote it; null until it is written
     * @maxLength 2000
     * @nullable
     */
  engine: string | null;
  /** Whether a built-in draft engine wrote it, or would */
  is_draft: boolean;
  /**
     * Why it could not be written; null otherwise
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  /**
     * What another writing by a built-in engine costs; a model's price is that of `write_story` in `getCreditCosts`
     * @minimum 0
     * @maximum 1000000000
     */
  credits: number;
  /**
     * Old and new in playing order; empty until it is ready
     * @maxItems 20000
     */
  pairs: RewritingPair[];
}
