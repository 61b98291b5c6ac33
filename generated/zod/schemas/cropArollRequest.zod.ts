/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CropArea } from './cropArea.zod.ts';

export const CropArollRequest = zod.strictObject({
  "crop": zod.union([CropArea,zod.null()]).describe('Part of the source that is shown; null shows all of it')
}).describe('A new crop');

export type CropArollRequest = zod.input<typeof CropArollRequest>;
export type CropArollRequestOutput = zod.output<typeof CropArollRequest>;
