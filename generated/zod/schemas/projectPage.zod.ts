/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Project } from './project.zod.ts';

export const ProjectPage = zod.object({
  "count": zod.int().describe('How many projects match in all'),
  "page": zod.int().describe('This page, from 1'),
  "page_size": zod.int().describe('Projects per page'),
  "next_page": zod.int().nullable().describe('The page that follows; null on the last one'),
  "results": zod.array(Project).describe('The projects of this page')
}).describe('One page of the person\'s projects, the newest change first');

export type ProjectPage = zod.input<typeof ProjectPage>;
export type ProjectPageOutput = zod.output<typeof ProjectPage>;
