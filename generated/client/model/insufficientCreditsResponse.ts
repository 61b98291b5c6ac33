/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The balance or a cap of the person's own does not cover the cost
 */
export type InsufficientCreditsResponse = ApiProblem;
