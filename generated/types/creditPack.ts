/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { CurrencySymbol } from './currencySymbol.ts';

/**
 * Credits that are bought once
 */
export interface CreditPack {
  /**
     * What createPurchase takes
     * @maxLength 2000
     */
  pack_id: string;
  /**
     * Credits of the pack
     * @minimum 0
     * @maximum 1000000000
     */
  credits: number;
  /**
     * Price in the smallest unit of the currency, for example cents
     * @minimum 0
     * @maximum 1000000000
     */
  amount: number;
  currency: Currency;
  currency_symbol: CurrencySymbol;
}
