/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The story is not the caller's, or does not exist
 */
export type StoryNotAuthorizedResponse = ApiProblem;
