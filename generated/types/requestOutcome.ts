/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RequestOutcomeState } from './requestOutcomeState.ts';

/**
 * What became of a request
 */
export interface RequestOutcome {
  /** Key of the request */
  idempotency_key: string;
  /** ACCEPTED, it was done. WITHDRAWN, it never will be */
  state: RequestOutcomeState;
}
