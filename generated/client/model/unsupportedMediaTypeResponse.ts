/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The file or body type is not accepted
 */
export type UnsupportedMediaTypeResponse = Error;
