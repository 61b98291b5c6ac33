/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The account may not do this
 */
export type ForbiddenResponse = Error;
