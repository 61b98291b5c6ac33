/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The record or the idempotency key stands in the way
 */
export type ConflictResponse = ApiProblem;
