/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The server's disk is nearly full, so nothing is written
 */
export type StorageFullResponse = ApiProblem;
