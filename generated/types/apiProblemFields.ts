/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Texts per refused field, keyed by the field's path in the request (`captions.0.start`); those on the request as a whole stand under `body`
 */
export type ApiProblemFields = {[key: string]: string[]};
