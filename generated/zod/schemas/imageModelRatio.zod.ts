/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ImageModelRatio = zod.enum({
  AUTO: 'auto',
  RATIO_16_9: '16:9',
  RATIO_9_16: '9:16',
  RATIO_1_1: '1:1',
  RATIO_4_3: '4:3',
  RATIO_3_4: '3:4',
  RATIO_2_3: '2:3',
  RATIO_3_2: '3:2',
  RATIO_4_5: '4:5',
  RATIO_5_4: '5:4',
  RATIO_21_9: '21:9',
  RATIO_9_21: '9:21',
}).describe('Shape of a generated image; auto keeps the shape of the input');

export type ImageModelRatio = zod.input<typeof ImageModelRatio>;
export type ImageModelRatioOutput = zod.output<typeof ImageModelRatio>;
