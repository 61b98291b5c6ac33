/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Texts per refused field, keyed by the field's path in the request (`captions.0.start`)
 */
export type ApiProblemFields = {
  /** Texts on the request as a whole */
  body?: string[];
  [key: string]: unknown;
};
