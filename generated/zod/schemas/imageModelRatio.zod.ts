/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ImageModelRatio = zod.enum(['auto', '16:9', '9:16', '1:1', '4:3', '3:4', '2:3', '3:2', '4:5', '5:4', '21:9', '9:21']).describe('Shape of a generated picture; auto keeps the shape of the input');

export type ImageModelRatio = zod.input<typeof ImageModelRatio>;
export type ImageModelRatioOutput = zod.output<typeof ImageModelRatio>;
