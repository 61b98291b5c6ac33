/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeleteProjectStories } from './deleteProjectStories.ts';

export type DeleteProjectParams = {
/**
 * What becomes of the stories it holds
 */
stories?: DeleteProjectStories;
};
