/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetPublicStoryParams = {
/**
 * Key of the link
 * @minLength 1
 * @maxLength 100
 */
public_preview_id: string;
};
