/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditSource } from './creditSource.zod.ts';

export const creditLotGrantedMin = 0;
export const creditLotGrantedMax = 1000000000;

export const creditLotRemainingMin = 0;
export const creditLotRemainingMax = 1000000000;

export const creditLotHeldMin = 0;
export const creditLotHeldMax = 1000000000;



export const CreditLot = zod.object({
  "lot_id": zod.uuid().describe('The lot'),
  "source": CreditSource,
  "granted": zod.number().min(creditLotGrantedMin).max(creditLotGrantedMax).describe('Credits that came'),
  "remaining": zod.number().min(creditLotRemainingMin).max(creditLotRemainingMax).describe('Credits that are left of them'),
  "held": zod.number().min(creditLotHeldMin).max(creditLotHeldMax).describe('Of the remainder, credits held by running work'),
  "expires_at": zod.iso.datetime({"offset":true}).nullable().describe('When the remainder expires; null for never'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When they came')
}).describe('Credits that came together');

export type CreditLot = zod.input<typeof CreditLot>;
export type CreditLotOutput = zod.output<typeof CreditLot>;
