/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * Too many requests
 */
export type RateLimitedResponse = ApiProblem;
