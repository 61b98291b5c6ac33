/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FocalKey } from './focalKey.ts';

/**
 * Where a frame is laid in the course of a video: keys in the order of time. From one to the next it glides; two that are at most 60 ms apart are a jump
 * @minItems 1
 * @maxItems 200
 */
export type FocalPath = FocalKey[];
