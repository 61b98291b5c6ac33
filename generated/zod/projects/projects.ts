/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Acknowledgement,
  AddBlankProjectRequest,
  BlankProject,
  CreateProjectRequest,
  Project,
  ProjectPage,
  RenameProjectRequest
} from '../schemas/index.ts';


/**
 * @summary Create a project with a blank story
 */
export const AddBlankProjectBody = AddBlankProjectRequest

export const AddBlankProjectResponse = BlankProject

/**
 * Newest change first. `query` looks in the name.
 * @summary List the projects of the user
 */
export const listProjectsQueryPageDefault = 1;
export const listProjectsQueryPageMax = 100000;

export const listProjectsQueryPageSizeDefault = 10;
export const listProjectsQueryPageSizeMax = 100;

export const listProjectsQueryQueryMax = 200;



export const ListProjectsQueryParams = zod.object({
  "page": zod.int().min(1).max(listProjectsQueryPageMax).default(listProjectsQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(listProjectsQueryPageSizeMax).default(listProjectsQueryPageSizeDefault).describe('Rows per page'),
  "query": zod.string().max(listProjectsQueryQueryMax).optional().describe('Search words')
})

export const ListProjectsResponse = ProjectPage

/**
 * @summary Create a project
 */
export const CreateProjectBody = CreateProjectRequest

export const CreateProjectResponse = Project

/**
 * Its stories stay, outside of projects: as they are, or archived, from where each can be restored.
 * @summary Delete a project
 */
export const DeleteProjectParams = zod.object({
  "project_id": zod.uuid().describe('The project')
})

export const deleteProjectQueryStoriesDefault = `KEEP`;

export const DeleteProjectQueryParams = zod.object({
  "stories": zod.enum(['KEEP', 'ARCHIVE']).default(deleteProjectQueryStoriesDefault).describe('What happens to its stories')
})

export const DeleteProjectResponse = Acknowledgement

/**
 * @summary Load one project
 */
export const GetProjectParams = zod.object({
  "project_id": zod.uuid().describe('The project')
})

export const GetProjectResponse = Project

/**
 * @summary Rename a project
 */
export const RenameProjectParams = zod.object({
  "project_id": zod.uuid().describe('The project')
})

export const RenameProjectBody = RenameProjectRequest

export const RenameProjectResponse = Project

