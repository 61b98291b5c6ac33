/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ToolVerdict } from './toolVerdict.zod.ts';

export const UpdateToolResultRequest = zod.strictObject({
  "verdict": ToolVerdict
}).describe('The user\'s verdict on a result');

export type UpdateToolResultRequest = zod.input<typeof UpdateToolResultRequest>;
export type UpdateToolResultRequestOutput = zod.output<typeof UpdateToolResultRequest>;
