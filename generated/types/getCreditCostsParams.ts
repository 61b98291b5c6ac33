/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageModel } from './imageModel.ts';

export type GetCreditCostsParams = {
/**
 * Model that draws the pictures and portraits that are asked for, as a story has it; the first one without it
 */
image_model?: ImageModel;
/**
 * Image style of these pictures; its trained model or reference picture may be for the built-in engine alone
 */
image_style_id?: string;
};
