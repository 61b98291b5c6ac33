/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Model that draws the pictures: a `leonardo_model_id` of `listLeonardoPresets`, or AUTO for the first of them. One that is not connected any more is drawn by the first
 * @minLength 1
 * @maxLength 200
 */
export type ImageModel = string;
