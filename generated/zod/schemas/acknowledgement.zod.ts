/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const acknowledgementMessageMax = 400000;



export const Acknowledgement = zod.object({
  "message": zod.string().min(1).max(acknowledgementMessageMax).describe('What was done, as readable text')
}).describe('Done, with nothing else to show');

export type Acknowledgement = zod.input<typeof Acknowledgement>;
export type AcknowledgementOutput = zod.output<typeof Acknowledgement>;
