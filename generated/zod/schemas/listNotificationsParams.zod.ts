/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const listNotificationsParamsPageDefault = 1;
export const listNotificationsParamsPageMax = 100000;

export const listNotificationsParamsPageSizeDefault = 10;
export const listNotificationsParamsPageSizeMax = 100;


export const ListNotificationsParams = zod.object({
  "page": zod.int().min(1).max(listNotificationsParamsPageMax).default(listNotificationsParamsPageDefault),
  "page_size": zod.int().min(1).max(listNotificationsParamsPageSizeMax).default(listNotificationsParamsPageSizeDefault)
})

export type ListNotificationsParams = zod.input<typeof ListNotificationsParams>;
export type ListNotificationsParamsOutput = zod.output<typeof ListNotificationsParams>;
