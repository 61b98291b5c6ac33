/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The input is refused
 */
export type ValidationFailedResponse = ApiProblem;
