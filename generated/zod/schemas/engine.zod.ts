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
  "label": zod.string().min(1).max(engineLabelMax).describe('Name that people read, for example gpt-image-2'),
  "is_built_in": zod.boolean().describe('Whether it is a built-in draft engine'),
  "follows_portraits": zod.boolean().describe('Whether it draws people after the portraits of the cast; without it, by the words of their descriptions'),
  "most_portraits": zod.int().min(engineMostPortraitsMin).max(engineMostPortraitsMax).describe('Portraits that it takes for one picture; whoever comes after them is drawn by words. 0 where it follows none'),
  "follows_style_picture": zod.boolean().describe('Whether it draws after the style of a picture; without it, the built-in engine does')
}).describe('Who does one kind of work');

export type Engine = zod.input<typeof Engine>;
export type EngineOutput = zod.output<typeof Engine>;
