/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MediaSource } from './mediaSource.zod.ts';
import { MediaType } from './mediaType.zod.ts';

export const listMediaParamsPageDefault = 1;
export const listMediaParamsPageMax = 100000;

export const listMediaParamsPageSizeDefault = 10;
export const listMediaParamsPageSizeMax = 100;

export const listMediaParamsSourceInMax = 4;

export const listMediaParamsMediaTypeInMax = 3;

export const listMediaParamsIdInMax = 100;

export const listMediaParamsQueryMax = 200;


export const ListMediaParams = zod.object({
  "page": zod.int().min(1).max(listMediaParamsPageMax).default(listMediaParamsPageDefault),
  "page_size": zod.int().min(1).max(listMediaParamsPageSizeMax).default(listMediaParamsPageSizeDefault),
  "source__in": zod.array(MediaSource).max(listMediaParamsSourceInMax).optional(),
  "media_type": MediaType.optional(),
  "media_type__in": zod.array(MediaType).max(listMediaParamsMediaTypeInMax).optional(),
  "scene_id": zod.uuid().optional(),
  "story_id": zod.uuid().optional(),
  "id__in": zod.array(zod.uuid()).max(listMediaParamsIdInMax).optional(),
  "query": zod.string().max(listMediaParamsQueryMax).optional()
})

export type ListMediaParams = zod.input<typeof ListMediaParams>;
export type ListMediaParamsOutput = zod.output<typeof ListMediaParams>;
