/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The balance, a cap of the person's own or what they were shown does not cover the cost
 */
export type InsufficientCreditsResponse = ApiProblem;
