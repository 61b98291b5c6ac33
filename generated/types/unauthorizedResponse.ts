/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * No valid token
 */
export type UnauthorizedResponse = ApiProblem;
