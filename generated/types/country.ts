/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';

/**
 * A country
 */
export interface Country {
  /**
     * ISO 3166-1 alpha-2 code
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  code: string;
  /**
     * Name in English
     * @minLength 1
     * @maxLength 2000
     */
  name: string;
  currency: Currency;
}
