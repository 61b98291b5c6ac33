/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ContentFit } from './contentFit.zod.ts';

export const UpdateContentFitRequest = zod.strictObject({
  "content_fit": ContentFit
}).describe('A new fit');

export type UpdateContentFitRequest = zod.input<typeof UpdateContentFitRequest>;
export type UpdateContentFitRequestOutput = zod.output<typeof UpdateContentFitRequest>;
