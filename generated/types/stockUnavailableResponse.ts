/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblem } from './apiProblem.ts';

/**
 * The service cannot answer now, or the stock library that it asks
 */
export type StockUnavailableResponse = ApiProblem;
