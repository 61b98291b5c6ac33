/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DemoCheckoutEnding } from './demoCheckoutEnding.ts';

/**
 * How the checkout ends
 */
export interface CompleteDemoCheckoutRequest {
  ending: DemoCheckoutEnding;
  /**
     * With CONFIRM_CODE the code that the page shows
     * @maxLength 20
     */
  code?: string;
}
