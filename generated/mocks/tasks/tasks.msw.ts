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
  ImprovedPrompt,
  Task,
  TaskEstimate,
  TaskList,
  TaskModelList,
  TaskPreview,
  ToolResult,
  ToolResultPage
} from '../../client/model/index.ts';

import {
  getCancelTaskResponseMock,
  getCreateTaskResponseMock,
  getDeleteToolResultResponseMock,
  getEstimateTaskResponseMock,
  getGetPendingTasksResponseMock,
  getGetTasksResponseMock,
  getGetToolResultResponseMock,
  getImprovePromptResponseMock,
  getListTaskModelsResponseMock,
  getListToolResultsResponseMock,
  getPreviewTaskResponseMock,
  getUpdateToolResultResponseMock
} from './tasks.faker.ts';

export { getImprovePromptResponseMock, getGetTasksResponseMock, getCreateTaskResponseMock, getEstimateTaskResponseMock, getListTaskModelsResponseMock, getGetPendingTasksResponseMock, getPreviewTaskResponseMock, getCancelTaskResponseMock, getListToolResultsResponseMock, getDeleteToolResultResponseMock, getGetToolResultResponseMock, getUpdateToolResultResponseMock } from './tasks.faker.ts';


export const getImprovePromptMockHandler = (overrideResponse?: ImprovedPrompt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImprovedPrompt> | ImprovedPrompt), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/improve_prompt', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImprovePromptResponseMock(),
      { status: 200
      })
  }, options)
}

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

export const getEstimateTaskMockHandler = (overrideResponse?: TaskEstimate | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TaskEstimate> | TaskEstimate), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/task/estimate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEstimateTaskResponseMock(),
      { status: 200
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

export const getPreviewTaskMockHandler = (overrideResponse?: TaskPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TaskPreview> | TaskPreview), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/task/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewTaskResponseMock(),
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

export const getListToolResultsMockHandler = (overrideResponse?: ToolResultPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ToolResultPage> | ToolResultPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/tool_results', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListToolResultsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteToolResultMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/tool_results/:taskId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteToolResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetToolResultMockHandler = (overrideResponse?: ToolResult | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ToolResult> | ToolResult), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/tool_results/:taskId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetToolResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateToolResultMockHandler = (overrideResponse?: ToolResult | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ToolResult> | ToolResult), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/tool_results/:taskId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateToolResultResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTasksMock = () => [
  getImprovePromptMockHandler(),
  getGetTasksMockHandler(),
  getCreateTaskMockHandler(),
  getEstimateTaskMockHandler(),
  getListTaskModelsMockHandler(),
  getGetPendingTasksMockHandler(),
  getPreviewTaskMockHandler(),
  getCancelTaskMockHandler(),
  getListToolResultsMockHandler(),
  getDeleteToolResultMockHandler(),
  getGetToolResultMockHandler(),
  getUpdateToolResultMockHandler()
]
