/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UpscaleFactor = zod.enum({
  TWICE: 2,
  FOUR_TIMES: 4,
}).describe('How many times larger each side becomes');

export type UpscaleFactor = zod.input<typeof UpscaleFactor>;
export type UpscaleFactorOutput = zod.output<typeof UpscaleFactor>;
