/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const timePercentilesP50MsMin = 0;
export const timePercentilesP50MsMax = 2147483647;

export const timePercentilesP90MsMin = 0;
export const timePercentilesP90MsMax = 2147483647;

export const timePercentilesP99MsMin = 0;
export const timePercentilesP99MsMax = 2147483647;



export const TimePercentiles = zod.object({
  "p50_ms": zod.int().min(timePercentilesP50MsMin).max(timePercentilesP50MsMax).nullable().describe('Half of them took at most so long, ms'),
  "p90_ms": zod.int().min(timePercentilesP90MsMin).max(timePercentilesP90MsMax).nullable().describe('Nine of ten took at most so long, ms'),
  "p99_ms": zod.int().min(timePercentilesP99MsMin).max(timePercentilesP99MsMax).nullable().describe('99 of 100 took at most so long, ms')
}).describe('Durations; null without measurements');

export type TimePercentiles = zod.input<typeof TimePercentiles>;
export type TimePercentilesOutput = zod.output<typeof TimePercentiles>;
