/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The input is refused
 */
export type ValidationFailedResponse = Error;
