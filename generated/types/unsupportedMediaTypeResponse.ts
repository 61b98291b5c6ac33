/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The file or body type is not accepted
 */
export type UnsupportedMediaTypeResponse = ApiProblem;
