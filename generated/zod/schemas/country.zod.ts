/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Currency } from './currency.zod.ts';

export const countryCodeMax = 2;


export const countryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const countryNameMax = 2000;



export const Country = zod.object({
  "code": zod.string().max(countryCodeMax).regex(countryCodeRegExp).describe('ISO 3166-1 alpha-2 code'),
  "name": zod.string().min(1).max(countryNameMax).describe('Name in English'),
  "currency": Currency
}).describe('A country');

export type Country = zod.input<typeof Country>;
export type CountryOutput = zod.output<typeof Country>;
