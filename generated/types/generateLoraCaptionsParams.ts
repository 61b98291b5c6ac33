/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraIdQueryParameter } from './loraIdQueryParameter.ts';

export type GenerateLoraCaptionsParams = {
/**
 * The LoRA model
 */
lora_id: LoraIdQueryParameter;
};
