/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EngineKind } from './engineKind.zod.ts';

export const engineLabelMax = 200;



export const Engine = zod.object({
  "kind": EngineKind,
  "label": zod.string().max(engineLabelMax).describe('Name that people read, for example gpt-image-1'),
  "is_built_in": zod.boolean().describe('Whether it is a built-in draft engine')
}).describe('Who does one kind of work');

export type Engine = zod.input<typeof Engine>;
export type EngineOutput = zod.output<typeof Engine>;
