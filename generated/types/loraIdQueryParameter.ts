/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The LoRA model
 */
export type LoraIdQueryParameter = string;
