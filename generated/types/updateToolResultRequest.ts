/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ToolVerdict } from './toolVerdict.ts';

/**
 * What the person thinks of a result
 */
export interface UpdateToolResultRequest {
  verdict: ToolVerdict;
}
