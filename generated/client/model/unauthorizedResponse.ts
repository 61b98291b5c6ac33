/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * No valid token
 */
export type UnauthorizedResponse = Error;
