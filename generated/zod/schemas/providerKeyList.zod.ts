/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const providerKeyListProvidersItemNameMax = 100;

export const providerKeyListProvidersItemLabelMax = 200;

export const providerKeyListProvidersMax = 50;



export const ProviderKeyList = zod.object({
  "providers": zod.array(zod.object({
  "name": zod.string().min(1).max(providerKeyListProvidersItemNameMax).describe('Its name, for example openai'),
  "label": zod.string().min(1).max(providerKeyListProvidersItemLabelMax).describe('Its displayed name'),
  "is_set": zod.boolean().describe('Whether the user has set a key')
}).describe('A provider and whether the user has a key of it')).max(providerKeyListProvidersMax).describe('Each provider; none where the operator does not allow keys of one\'s own')
}).describe('Providers whose keys users may set, and which the user has set; keys themselves are never shown');

export type ProviderKeyList = zod.input<typeof ProviderKeyList>;
export type ProviderKeyListOutput = zod.output<typeof ProviderKeyList>;
