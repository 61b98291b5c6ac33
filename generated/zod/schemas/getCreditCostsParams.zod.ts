/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageModel } from './imageModel.zod.ts';

export const GetCreditCostsParams = zod.object({
  "image_model": ImageModel.optional(),
  "image_style_id": zod.uuid().optional()
})

export type GetCreditCostsParams = zod.input<typeof GetCreditCostsParams>;
export type GetCreditCostsParamsOutput = zod.output<typeof GetCreditCostsParams>;
