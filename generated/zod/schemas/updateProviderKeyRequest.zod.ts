/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateProviderKeyRequestProviderMax = 100;

export const updateProviderKeyRequestKeyMax = 500;



export const UpdateProviderKeyRequest = zod.strictObject({
  "provider": zod.string().min(1).max(updateProviderKeyRequestProviderMax).describe('The provider\'s name'),
  "key": zod.string().min(1).max(updateProviderKeyRequestKeyMax).nullish().describe('The key; null removes it; left out, the stored one is checked again')
}).describe('A key of a provider');

export type UpdateProviderKeyRequest = zod.input<typeof UpdateProviderKeyRequest>;
export type UpdateProviderKeyRequestOutput = zod.output<typeof UpdateProviderKeyRequest>;
