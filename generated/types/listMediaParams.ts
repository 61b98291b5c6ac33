/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MediaSource } from './mediaSource.ts';
import type { MediaType } from './mediaType.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListMediaParams = {
/**
 * Page number, from 1
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows per page
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
/**
 * Any of these sources
 * @maxItems 4
 */
source__in?: MediaSource[];
/**
 * Only this kind
 */
media_type?: MediaType;
/**
 * Any of these kinds
 * @maxItems 3
 */
media_type__in?: MediaType[];
/**
 * Only what belongs to this scene
 */
scene_id?: string;
/**
 * Only what belongs to this story
 */
story_id?: string;
/**
 * Only these media
 * @maxItems 100
 */
id__in?: string[];
/**
 * Only what has these words in its name, title or prompt
 * @maxLength 200
 */
query?: string;
};
