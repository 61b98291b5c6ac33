/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The record or the idempotency key stands in the way
 */
export type ConflictResponse = Error;
