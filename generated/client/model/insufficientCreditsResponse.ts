/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The balance does not cover the cost
 */
export type InsufficientCreditsResponse = ApiProblem;
