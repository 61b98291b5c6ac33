/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ArollLayout } from './arollLayout.zod.ts';

export const UpdateArollLayoutRequest = zod.strictObject({
  "layout": ArollLayout
}).describe('A new area of the frame');

export type UpdateArollLayoutRequest = zod.input<typeof UpdateArollLayoutRequest>;
export type UpdateArollLayoutRequestOutput = zod.output<typeof UpdateArollLayoutRequest>;
