/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The balance does not cover the cost
 */
export type InsufficientCreditsResponse = Error;
