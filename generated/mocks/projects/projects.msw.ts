/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Acknowledgement,
  BlankProject,
  Project,
  ProjectPage
} from '../../client/model/index.ts';

import {
  getAddBlankProjectResponseMock,
  getCreateProjectResponseMock,
  getDeleteProjectResponseMock,
  getGetProjectResponseMock,
  getListProjectsResponseMock,
  getRenameProjectResponseMock
} from './projects.faker.ts';

export { getAddBlankProjectResponseMock, getListProjectsResponseMock, getCreateProjectResponseMock, getDeleteProjectResponseMock, getGetProjectResponseMock, getRenameProjectResponseMock } from './projects.faker.ts';


export const getAddBlankProjectMockHandler = (overrideResponse?: BlankProject | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BlankProject> | BlankProject), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/add_blank_project/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddBlankProjectResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListProjectsMockHandler = (overrideResponse?: ProjectPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProjectPage> | ProjectPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/project/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProjectsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateProjectMockHandler = (overrideResponse?: Project | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Project> | Project), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/project/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProjectResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDeleteProjectMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/project/:projectId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProjectMockHandler = (overrideResponse?: Project | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Project> | Project), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/project/:projectId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenameProjectMockHandler = (overrideResponse?: Project | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Project> | Project), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/project/:projectId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenameProjectResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProjectsMock = () => [
  getAddBlankProjectMockHandler(),
  getListProjectsMockHandler(),
  getCreateProjectMockHandler(),
  getDeleteProjectMockHandler(),
  getGetProjectMockHandler(),
  getRenameProjectMockHandler()
]
