/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListStaffCapsulesParams = {
/**
 * Only of this story; left out: of all
 */
story_id?: string;
};
