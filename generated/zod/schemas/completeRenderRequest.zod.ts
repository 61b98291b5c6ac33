/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CompleteRenderRequest = zod.strictObject({
  "media_id": zod.uuid().describe('Media of createRenderUpload, after its bytes were put')
}).describe('The file that was stored');

export type CompleteRenderRequest = zod.input<typeof CompleteRenderRequest>;
export type CompleteRenderRequestOutput = zod.output<typeof CompleteRenderRequest>;
