/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The body is too large
 */
export type PayloadTooLargeResponse = Error;
