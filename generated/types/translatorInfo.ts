/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who translates here
 */
export interface TranslatorInfo {
  /** Whether there is a translator at all; without one, people translate side by side */
  is_available: boolean;
  /**
     * Its name; null when there is none
     * @maxLength 2000
     * @nullable
     */
  label: string | null;
}
