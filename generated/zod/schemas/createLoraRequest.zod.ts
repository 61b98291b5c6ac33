/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoraType } from './loraType.zod.ts';

export const CreateLoraRequest = zod.strictObject({
  "lora_type": LoraType,
  "from_lora_id": zod.uuid().optional().describe('A model whose set, captions and settings are copied, to train it again')
}).describe('A model to be');

export type CreateLoraRequest = zod.input<typeof CreateLoraRequest>;
export type CreateLoraRequestOutput = zod.output<typeof CreateLoraRequest>;
