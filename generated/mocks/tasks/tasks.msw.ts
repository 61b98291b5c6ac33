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
  Task,
  TaskList,
  TaskModelList
} from '../../client/model/index.ts';

import {
  getCancelTaskResponseMock,
  getCreateTaskResponseMock,
  getGetPendingTasksResponseMock,
  getGetTasksResponseMock,
  getListTaskModelsResponseMock
} from './tasks.faker.ts';

export { getGetTasksResponseMock, getCreateTaskResponseMock, getListTaskModelsResponseMock, getGetPendingTasksResponseMock, getCancelTaskResponseMock } from './tasks.faker.ts';


export const getGetTasksMockHandler = (overrideResponse?: TaskList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskList> | TaskList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/task', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTasksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTaskMockHandler = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/task/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTaskResponseMock(),
      { status: 202
      })
  }, options)
}

export const getListTaskModelsMockHandler = (overrideResponse?: TaskModelList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskModelList> | TaskModelList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/task/models', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTaskModelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPendingTasksMockHandler = (overrideResponse?: TaskList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskList> | TaskList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/task/pending', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPendingTasksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelTaskMockHandler = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/task/:taskId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelTaskResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTasksMock = () => [
  getGetTasksMockHandler(),
  getCreateTaskMockHandler(),
  getListTaskModelsMockHandler(),
  getGetPendingTasksMockHandler(),
  getCancelTaskMockHandler()
]
