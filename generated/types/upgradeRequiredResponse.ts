/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The plan does not include this
 */
export type UpgradeRequiredResponse = ApiProblem;
