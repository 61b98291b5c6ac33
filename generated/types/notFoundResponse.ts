/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * No such record, or not the caller's
 */
export type NotFoundResponse = ApiProblem;
