/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IdempotencyKeyParameter } from './idempotencyKeyParameter.ts';

export type RegenerateStaleWorkHeaders = {
/**
 * Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
 */
'Idempotency-Key': IdempotencyKeyParameter;
};
