/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * No such record, or not the caller's
 */
export type NotFoundResponse = Error;
