/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EngineKind } from './engineKind.zod.ts';

export const engineLabelMax = 200;

export const engineMostPortraitsMin = 0;
export const engineMostPortraitsMax = 1000;



export const Engine = zod.object({
  "kind": EngineKind,
  "label": zod.string().min(1).max(engineLabelMax).describe('Displayed name, for example gpt-image-2'),
  "is_built_in": zod.boolean().describe('Whether it is a built-in draft engine'),
  "follows_portraits": zod.boolean().describe('Whether it follows portraits of the cast; without it, characters are described by words'),
  "most_portraits": zod.int().min(engineMostPortraitsMin).max(engineMostPortraitsMax).describe('Maximum portraits for one image; further characters are described by words. 0 where it follows none'),
  "follows_style_picture": zod.boolean().describe('Whether it follows the style of an image; without it, the built-in engine does')
}).describe('The engine for one kind of work');

export type Engine = zod.input<typeof Engine>;
export type EngineOutput = zod.output<typeof Engine>;
