/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The body is not of the type that the call takes
 */
export type UnsupportedBodyTypeResponse = ApiProblem;
