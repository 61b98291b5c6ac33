/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetMediaParams = {
/**
 * Whether what was heard in it is wanted too
 */
with_transcribed_audio?: boolean;
};
