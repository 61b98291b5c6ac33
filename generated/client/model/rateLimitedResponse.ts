/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * Too many requests
 */
export type RateLimitedResponse = Error;
