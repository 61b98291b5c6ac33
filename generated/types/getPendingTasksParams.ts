/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StoryIdQueryParameter } from './storyIdQueryParameter.ts';

export type GetPendingTasksParams = {
/**
 * The story
 */
story_id: StoryIdQueryParameter;
};
