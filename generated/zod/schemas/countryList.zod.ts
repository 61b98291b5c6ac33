/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Country } from './country.zod.ts';

export const countryListCountriesMax = 10000;



export const CountryList = zod.object({
  "countries": zod.array(Country).max(countryListCountriesMax).describe('Sorted by name')
}).describe('All countries');

export type CountryList = zod.input<typeof CountryList>;
export type CountryListOutput = zod.output<typeof CountryList>;
