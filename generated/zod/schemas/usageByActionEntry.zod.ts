/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditAction } from './creditAction.zod.ts';

export const UsageByActionEntry = zod.object({
  "action": CreditAction,
  "calls": zod.int().describe('Times it was charged'),
  "users": zod.int().describe('Different people'),
  "credits": zod.number().describe('Credits charged, refunds taken off'),
  "refunds": zod.int().describe('Times it was refunded')
}).describe('One action');

export type UsageByActionEntry = zod.input<typeof UsageByActionEntry>;
export type UsageByActionEntryOutput = zod.output<typeof UsageByActionEntry>;
