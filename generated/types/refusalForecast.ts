/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the provider will probably refuse, and what could be said instead
 */
export interface RefusalForecast {
  /**
     * Where it stands
     * @maxLength 10000
     */
  sentence: string;
  /**
     * Which rule it breaks, in words
     * @minLength 1
     * @maxLength 2000
     */
  reason: string;
  /**
     * The whole prompt without it; null where nothing would be left
     * @maxLength 10000
     * @nullable
     */
  rewrite: string | null;
}
