/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Country } from './country.ts';

/**
 * Countries people can be in
 */
export interface CountryList {
  /**
     * Sorted by name
     * @maxItems 10000
     */
  countries: Country[];
}
