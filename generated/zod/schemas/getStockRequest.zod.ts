/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getStockRequestQueryMax = 200;

export const getStockRequestStockTypeDefault = `images`;
export const getStockRequestPageDefault = 1;
export const getStockRequestPageMax = 1000;



export const GetStockRequest = zod.strictObject({
  "query": zod.string().max(getStockRequestQueryMax).describe('Search words; empty lists everything'),
  "story_id": zod.uuid().optional().describe('The story; its shape comes first. Left out with the scene, the search is outside of a story'),
  "scene_id": zod.uuid().optional().describe('The scene the visual is for; together with the story'),
  "stock_type": zod.enum(['images', 'videos']).default(getStockRequestStockTypeDefault).describe('Kind of stock'),
  "page": zod.int().min(1).max(getStockRequestPageMax).default(getStockRequestPageDefault).describe('Page number, from 1')
}).describe('A search in the stock library');

export type GetStockRequest = zod.input<typeof GetStockRequest>;
export type GetStockRequestOutput = zod.output<typeof GetStockRequest>;
