/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The service cannot answer now, for example while its database restarts
 */
export type UnavailableResponse = ApiProblem;
