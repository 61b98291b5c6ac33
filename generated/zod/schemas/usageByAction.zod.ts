/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UsageByActionEntry } from './usageByActionEntry.zod.ts';

export const UsageByAction = zod.object({
  "num_days": zod.int().describe('Days counted'),
  "actions": zod.array(UsageByActionEntry).describe('Most credits first')
}).describe('What credits were spent on');

export type UsageByAction = zod.input<typeof UsageByAction>;
export type UsageByActionOutput = zod.output<typeof UsageByAction>;
