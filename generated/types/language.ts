/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * BCP 47 language tag of what is spoken
 * @maxLength 12
 * @pattern ^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$
 */
export type Language = string;
