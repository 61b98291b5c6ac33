/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The server failed in a way nobody foresaw
 */
export type InternalErrorResponse = ApiProblem;
