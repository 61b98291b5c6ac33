/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IdempotencyKeyParameter } from './idempotencyKeyParameter.ts';
import type { MostCreditsParameter } from './mostCreditsParameter.ts';

export type GenerateStoryWithScriptTypeHeaders = {
/**
 * Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
 */
'Idempotency-Key': IdempotencyKeyParameter;
/**
 * What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
 * @maxLength 10
 * @pattern ^[0-9]{1,10}$
 */
'Most-Credits'?: MostCreditsParameter;
};
