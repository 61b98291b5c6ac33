/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The account may not do this
 */
export type ForbiddenResponse = ApiProblem;
