/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Project } from './project.zod.ts';

export const projectPageCountMin = 0;
export const projectPageCountMax = 2147483647;

export const projectPagePageMin = 0;
export const projectPagePageMax = 2147483647;

export const projectPagePageSizeMin = 0;
export const projectPagePageSizeMax = 2147483647;

export const projectPageNextPageMin = 0;
export const projectPageNextPageMax = 2147483647;

export const projectPageResultsMax = 10000;



export const ProjectPage = zod.object({
  "count": zod.int().min(projectPageCountMin).max(projectPageCountMax).describe('How many projects match in all'),
  "page": zod.int().min(projectPagePageMin).max(projectPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(projectPagePageSizeMin).max(projectPagePageSizeMax).describe('Projects per page'),
  "next_page": zod.int().min(projectPageNextPageMin).max(projectPageNextPageMax).nullable().describe('The page that follows; null on the last one'),
  "results": zod.array(Project).max(projectPageResultsMax).describe('The projects of this page')
}).describe('One page of the user\'s projects, the newest change first');

export type ProjectPage = zod.input<typeof ProjectPage>;
export type ProjectPageOutput = zod.output<typeof ProjectPage>;
