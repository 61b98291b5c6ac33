/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const AccountDeletion = zod.object({
  "deletes_at": zod.iso.datetime({"offset":true}).describe('When everything is deleted, unless the user signs in before')
}).describe('A deletion that waits');

export type AccountDeletion = zod.input<typeof AccountDeletion>;
export type AccountDeletionOutput = zod.output<typeof AccountDeletion>;
