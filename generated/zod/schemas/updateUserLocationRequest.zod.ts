/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateUserLocationRequestCountryMax = 2;


export const updateUserLocationRequestCountryRegExp = new RegExp('^[A-Z]{2}$');
export const updateUserLocationRequestRegionMax = 100;

export const updateUserLocationRequestCityMax = 100;



export const UpdateUserLocationRequest = zod.strictObject({
  "country": zod.string().max(updateUserLocationRequestCountryMax).regex(updateUserLocationRequestCountryRegExp).describe('ISO 3166-1 alpha-2 code'),
  "region": zod.string().max(updateUserLocationRequestRegionMax).optional().describe('Region or state'),
  "city": zod.string().max(updateUserLocationRequestCityMax).optional().describe('City')
}).describe('The user\'s location');

export type UpdateUserLocationRequest = zod.input<typeof UpdateUserLocationRequest>;
export type UpdateUserLocationRequestOutput = zod.output<typeof UpdateUserLocationRequest>;
