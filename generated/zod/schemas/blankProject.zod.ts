/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Project } from './project.zod.ts';
import { Story } from './story.zod.ts';

export const BlankProject = zod.object({
  "project": Project,
  "story": Story
}).describe('A new project and the blank story it holds');

export type BlankProject = zod.input<typeof BlankProject>;
export type BlankProjectOutput = zod.output<typeof BlankProject>;
