/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type FindStaffSubjectParams = {
/**
 * An id or a whole address
 * @minLength 3
 * @maxLength 320
 */
query: string;
};
