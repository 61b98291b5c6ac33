/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageStyleSource } from './imageStyleSource.ts';

export type ListImageStylesParams = {
/**
 * Only those of this source; left out: all
 */
source?: ImageStyleSource;
};
