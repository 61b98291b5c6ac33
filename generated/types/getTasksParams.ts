/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TaskType } from './taskType.ts';

export type GetTasksParams = {
/**
 * Only this model's
 * @maxLength 100
 */
model_id?: string;
/**
 * Only those for this A-roll
 */
aroll_id?: string;
/**
 * Only those for this story
 */
story_id?: string;
/**
 * Only this one
 */
task_id?: string;
/**
 * Only this kind
 */
task_type?: TaskType;
};
