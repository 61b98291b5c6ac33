/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const debugOwnerEmailMax = 320;



export const DebugOwner = zod.object({
  "user_id": zod.uuid().describe('The user'),
  "email": zod.string().max(debugOwnerEmailMax).describe('The email, masked until it is revealed'),
  "is_premium": zod.boolean().describe('Whether a paid plan is active')
}).describe('The owner');

export type DebugOwner = zod.input<typeof DebugOwner>;
export type DebugOwnerOutput = zod.output<typeof DebugOwner>;
