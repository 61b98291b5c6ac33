/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const buildScenesRequestNarrateActionDefault = true;

export const BuildScenesRequest = zod.strictObject({
  "narrate_action": zod.boolean().default(buildScenesRequestNarrateActionDefault).describe('true: the narrator reads what happens. false: it is seen only')
}).describe('How a screenplay becomes scenes');

export type BuildScenesRequest = zod.input<typeof BuildScenesRequest>;
export type BuildScenesRequestOutput = zod.output<typeof BuildScenesRequest>;
