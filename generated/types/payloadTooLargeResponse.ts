/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The body is too large
 */
export type PayloadTooLargeResponse = ApiProblem;
