/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RenderExecutor } from './renderExecutor.zod.ts';

export const generateVideoRequestIncludeReceiptsDefault = false;

export const GenerateVideoRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "executor": RenderExecutor.optional(),
  "include_receipts": zod.boolean().default(generateVideoRequestIncludeReceiptsDefault).describe('Whether the file\'s metadata includes the receipts; without prompts and settings')
}).describe('The story to export');

export type GenerateVideoRequest = zod.input<typeof GenerateVideoRequest>;
export type GenerateVideoRequestOutput = zod.output<typeof GenerateVideoRequest>;
