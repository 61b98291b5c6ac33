/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FunnelCountry } from './funnelCountry.zod.ts';
import { FunnelStep } from './funnelStep.zod.ts';

export const funnelAnalyticsStepsMax = 10000;

export const funnelAnalyticsByCountryMax = 10000;



export const FunnelAnalytics = zod.object({
  "start_date": zod.iso.date().describe('First day, UTC'),
  "end_date": zod.iso.date().describe('Last day, UTC'),
  "steps": zod.array(FunnelStep).max(funnelAnalyticsStepsMax).describe('In order'),
  "by_country": zod.array(FunnelCountry).max(funnelAnalyticsByCountryMax).describe('Most sign-ups first')
}).describe('From sign-up to subscription');

export type FunnelAnalytics = zod.input<typeof FunnelAnalytics>;
export type FunnelAnalyticsOutput = zod.output<typeof FunnelAnalytics>;
