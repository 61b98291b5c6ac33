/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateArollDurationsRequestArollIdsMax = 50;

export const updateArollDurationsRequestArollDurationsItemMin = 100;
export const updateArollDurationsRequestArollDurationsItemMax = 3600000;

export const updateArollDurationsRequestArollDurationsMax = 50;



export const UpdateArollDurationsRequest = zod.strictObject({
  "scene": zod.uuid().describe('The scene'),
  "aroll_ids": zod.array(zod.uuid()).min(1).max(updateArollDurationsRequestArollIdsMax).describe('Every A-roll of the scene'),
  "aroll_durations": zod.array(zod.int().min(updateArollDurationsRequestArollDurationsItemMin).max(updateArollDurationsRequestArollDurationsItemMax)).min(1).max(updateArollDurationsRequestArollDurationsMax).describe('How long each of them is shown, ms, in the order of `aroll_ids`')
}).describe('How a scene\'s time is shared among its A-rolls');

export type UpdateArollDurationsRequest = zod.input<typeof UpdateArollDurationsRequest>;
export type UpdateArollDurationsRequestOutput = zod.output<typeof UpdateArollDurationsRequest>;
