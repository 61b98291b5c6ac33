/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  FilmReceipts,
  MediaReceipt,
  RegenerateStaleWorkRequest,
  StaleWorkList
} from '../schemas/index.ts';


/**
 * @summary Read the generation details of a media
 */
export const GetReceiptParams = zod.object({
  "media_id": zod.uuid().describe('The media')
})

export const GetReceiptResponse = MediaReceipt

/**
 * Regenerates outdated assets, all or the named ones, and nothing else. User edits stay. Results arrive one by one, as with single calls.
 * @summary Update outdated assets of a story
 */
export const RegenerateStaleWorkHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const RegenerateStaleWorkBody = RegenerateStaleWorkRequest

export const RegenerateStaleWorkResponse = StaleWorkList

/**
 * @summary Read the generation details of an exported video
 */
export const GetRenderReceiptsParams = zod.object({
  "render_id": zod.uuid().describe('The render')
})

export const GetRenderReceiptsResponse = FilmReceipts

/**
 * @summary Read the generation details of a story
 */
export const GetFilmReceiptsParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const GetFilmReceiptsResponse = FilmReceipts

/**
 * @summary List outdated assets of a story with their prices
 */
export const ListStaleWorkParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const ListStaleWorkResponse = StaleWorkList

