/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Acknowledgement,
  ApiProblem,
  ConflictResponse,
  CreateTaskHeaders,
  CreateTaskRequest,
  ForbiddenResponse,
  GetPendingTasksParams,
  GetTasksParams,
  ImprovePromptHeaders,
  ImprovePromptRequest,
  ImprovedPrompt,
  InsufficientCreditsResponse,
  InternalErrorResponse,
  ListToolResultsParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreviewTaskRequest,
  RateLimitedResponse,
  StorageFullResponse,
  Task,
  TaskEstimate,
  TaskList,
  TaskModelList,
  TaskPreview,
  ToolResult,
  ToolResultPage,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UpdateToolResultRequest,
  ValidationFailedResponse
} from '#generated/schema.ts';

import {
  matchQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import { http } from '../../../src/shared/api/http.ts';
import { withQuery, withQueryKey, afterSuccess } from '../../../src/shared/api/hook-parts.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




export const getImprovePromptUrl = () => {




  return `/core-api/improve_prompt`
}

/**
 * Adds framing and light where the prompt does not mention them. No image is generated.
 * @summary Improve an image prompt outside of a story
 */
export const improvePrompt = async (improvePromptRequest: ImprovePromptRequest,
    headers: ImprovePromptHeaders, options?: Parameters<typeof http>[1]): Promise<ImprovedPrompt> => {

return http<ImprovedPrompt>(getImprovePromptUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(improvePromptRequest)
  }
);}





export const getImprovePromptMutationKey = () => ['improvePrompt'] as const;

export const getImprovePromptMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof improvePrompt>>, TError,ImprovePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof improvePrompt>>, TError,ImprovePromptMutationVariables, TContext> => {

const mutationKey = getImprovePromptMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof improvePrompt>>, ImprovePromptMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  improvePrompt(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof improvePrompt>>, variables: ImprovePromptMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ImprovePromptMutationResult = NonNullable<Awaited<ReturnType<typeof improvePrompt>>>
    export type ImprovePromptMutationBody = ImprovePromptRequest
    export type ImprovePromptMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ImprovePromptMutationVariables = {data: ImprovePromptRequest;headers: ImprovePromptHeaders}

    /**
 * @summary Improve an image prompt outside of a story
 */
export const useImprovePrompt = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof improvePrompt>>, TError,ImprovePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof improvePrompt>>,
        TError,
        ImprovePromptMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getImprovePromptMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetTasksUrl = (params?: GetTasksParams,) => withQuery(`/core-api/task`, params)

/**
 * The newest hundred that match every filter.
 * @summary List the tasks of the user
 */
export const getTasks = async (params?: GetTasksParams, options?: Parameters<typeof http>[1]): Promise<TaskList> => {

  return http<TaskList>(getGetTasksUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTasksQueryKey = (params?: GetTasksParams,) => {
    return [
    "getTasks", ...(params ? [params] : [])
    ] as const;
    }


export const getGetTasksQueryOptions = <TData = Awaited<ReturnType<typeof getTasks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: GetTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTasksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTasks>>> = ({ signal }) => getTasks(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTasksQueryResult = NonNullable<Awaited<ReturnType<typeof getTasks>>>
export type GetTasksQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetTasks<TData = Awaited<ReturnType<typeof getTasks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  GetTasksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTasks>>,
          TError,
          Awaited<ReturnType<typeof getTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTasks<TData = Awaited<ReturnType<typeof getTasks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTasks>>,
          TError,
          Awaited<ReturnType<typeof getTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTasks<TData = Awaited<ReturnType<typeof getTasks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tasks of the user
 */

export function useGetTasks<TData = Awaited<ReturnType<typeof getTasks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTasksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateTaskUrl = () => {




  return `/core-api/task/create`
}

/**
 * To upscale, edit, reframe or expand an image, for image to video, lip sync, an avatar video, to modify, upscale or reframe a video, to clean up the sound of a recording or video, and for music. The model decides the task type and the cost. Ends with the realtime event `aitask`, `image_to_video` or `lip_sync`; a task that fails is refunded.
 * @summary Start an AI task
 */
export const createTask = async (createTaskRequest: CreateTaskRequest,
    headers: CreateTaskHeaders, options?: Parameters<typeof http>[1]): Promise<Task> => {

return http<Task>(getCreateTaskUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(createTaskRequest)
  }
);}





export const getCreateTaskMutationKey = () => ['createTask'] as const;

export const getCreateTaskMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTask>>, TError,CreateTaskMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTask>>, TError,CreateTaskMutationVariables, TContext> => {

const mutationKey = getCreateTaskMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTask>>, CreateTaskMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createTask(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createTask>>, variables: CreateTaskMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getTasks', 'getPendingTasks', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateTaskMutationResult = NonNullable<Awaited<ReturnType<typeof createTask>>>
    export type CreateTaskMutationBody = CreateTaskRequest
    export type CreateTaskMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateTaskMutationVariables = {data: CreateTaskRequest;headers: CreateTaskHeaders}

    /**
 * @summary Start an AI task
 */
export const useCreateTask = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTask>>, TError,CreateTaskMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTask>>,
        TError,
        CreateTaskMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateTaskMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getEstimateTaskUrl = () => {




  return `/core-api/task/estimate`
}

/**
 * Refuses what createTask would refuse. Nothing is accepted and nothing is held.
 * @summary Estimate the price and duration of a task
 */
export const estimateTask = async (createTaskRequest: CreateTaskRequest, options?: Parameters<typeof http>[1]): Promise<TaskEstimate> => {

return http<TaskEstimate>(getEstimateTaskUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createTaskRequest)
  }
);}





export const getEstimateTaskMutationKey = () => ['estimateTask'] as const;

export const getEstimateTaskMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof estimateTask>>, TError,EstimateTaskMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof estimateTask>>, TError,EstimateTaskMutationVariables, TContext> => {

const mutationKey = getEstimateTaskMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof estimateTask>>, EstimateTaskMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  estimateTask(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EstimateTaskMutationResult = NonNullable<Awaited<ReturnType<typeof estimateTask>>>
    export type EstimateTaskMutationBody = CreateTaskRequest
    export type EstimateTaskMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type EstimateTaskMutationVariables = {data: CreateTaskRequest}

    /**
 * @summary Estimate the price and duration of a task
 */
export const useEstimateTask = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof estimateTask>>, TError,EstimateTaskMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof estimateTask>>,
        TError,
        EstimateTaskMutationVariables,
        TContext
      > => {
      return useMutation(getEstimateTaskMutationOptions(options), queryClient);
    }
    export const getListTaskModelsUrl = () => {




  return `/core-api/task/models`
}

/**
 * @summary List the models for tasks
 */
export const listTaskModels = async ( options?: Parameters<typeof http>[1]): Promise<TaskModelList> => {

  return http<TaskModelList>(getListTaskModelsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTaskModelsQueryKey = () => {
    return [
    "listTaskModels"
    ] as const;
    }


export const getListTaskModelsQueryOptions = <TData = Awaited<ReturnType<typeof listTaskModels>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskModels>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTaskModelsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTaskModels>>> = ({ signal }) => listTaskModels({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTaskModels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTaskModelsQueryResult = NonNullable<Awaited<ReturnType<typeof listTaskModels>>>
export type ListTaskModelsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListTaskModels<TData = Awaited<ReturnType<typeof listTaskModels>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskModels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaskModels>>,
          TError,
          Awaited<ReturnType<typeof listTaskModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaskModels<TData = Awaited<ReturnType<typeof listTaskModels>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskModels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaskModels>>,
          TError,
          Awaited<ReturnType<typeof listTaskModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaskModels<TData = Awaited<ReturnType<typeof listTaskModels>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskModels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the models for tasks
 */

export function useListTaskModels<TData = Awaited<ReturnType<typeof listTaskModels>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskModels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTaskModelsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPendingTasksUrl = (params: GetPendingTasksParams,) => withQuery(`/core-api/task/pending`, params)

/**
 * CREATED and PROCESSING; loaded when the story opens.
 * @summary List the tasks of a story that are not done
 */
export const getPendingTasks = async (params: GetPendingTasksParams, options?: Parameters<typeof http>[1]): Promise<TaskList> => {

  return http<TaskList>(getGetPendingTasksUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPendingTasksQueryKey = (params?: GetPendingTasksParams,) => {
    return [
    "getPendingTasks", ...(params ? [params] : [])
    ] as const;
    }


export const getGetPendingTasksQueryOptions = <TData = Awaited<ReturnType<typeof getPendingTasks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(params: GetPendingTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPendingTasksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPendingTasks>>> = ({ signal }) => getPendingTasks(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPendingTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPendingTasksQueryResult = NonNullable<Awaited<ReturnType<typeof getPendingTasks>>>
export type GetPendingTasksQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetPendingTasks<TData = Awaited<ReturnType<typeof getPendingTasks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPendingTasksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPendingTasks>>,
          TError,
          Awaited<ReturnType<typeof getPendingTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPendingTasks<TData = Awaited<ReturnType<typeof getPendingTasks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPendingTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPendingTasks>>,
          TError,
          Awaited<ReturnType<typeof getPendingTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPendingTasks<TData = Awaited<ReturnType<typeof getPendingTasks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPendingTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tasks of a story that are not done
 */

export function useGetPendingTasks<TData = Awaited<ReturnType<typeof getPendingTasks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPendingTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPendingTasksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPreviewTaskUrl = () => {




  return `/core-api/task/preview`
}

/**
 * Free. Only for models that enlarge images or change videos; a part of an image, or one whole frame of a video, is processed like the whole.
 * @summary Preview a small part of a task's result
 */
export const previewTask = async (previewTaskRequest: PreviewTaskRequest, options?: Parameters<typeof http>[1]): Promise<TaskPreview> => {

return http<TaskPreview>(getPreviewTaskUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(previewTaskRequest)
  }
);}





export const getPreviewTaskMutationKey = () => ['previewTask'] as const;

export const getPreviewTaskMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewTask>>, TError,PreviewTaskMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewTask>>, TError,PreviewTaskMutationVariables, TContext> => {

const mutationKey = getPreviewTaskMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewTask>>, PreviewTaskMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewTask(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewTaskMutationResult = NonNullable<Awaited<ReturnType<typeof previewTask>>>
    export type PreviewTaskMutationBody = PreviewTaskRequest
    export type PreviewTaskMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type PreviewTaskMutationVariables = {data: PreviewTaskRequest}

    /**
 * @summary Preview a small part of a task's result
 */
export const usePreviewTask = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewTask>>, TError,PreviewTaskMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewTask>>,
        TError,
        PreviewTaskMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewTaskMutationOptions(options), queryClient);
    }
    export const getCancelTaskUrl = (taskId: string,) => {




  return `/core-api/task/${encodeURIComponent(String(taskId))}/cancel`
}

/**
 * The cost is refunded and the A-roll stays as it was.
 * @summary Cancel a task
 */
export const cancelTask = async (taskId: string, options?: Parameters<typeof http>[1]): Promise<Task> => {

  return http<Task>(getCancelTaskUrl(taskId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCancelTaskMutationKey = () => ['cancelTask'] as const;

export const getCancelTaskMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTask>>, TError,CancelTaskMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelTask>>, TError,CancelTaskMutationVariables, TContext> => {

const mutationKey = getCancelTaskMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelTask>>, CancelTaskMutationVariables> = (props) => {
          const {taskId} = props ?? {};

          return  cancelTask(taskId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof cancelTask>>, variables: CancelTaskMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getTasks', 'getPendingTasks', 'getAroll', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CancelTaskMutationResult = NonNullable<Awaited<ReturnType<typeof cancelTask>>>

    export type CancelTaskMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CancelTaskMutationVariables = {taskId: string}

    /**
 * @summary Cancel a task
 */
export const useCancelTask = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTask>>, TError,CancelTaskMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelTask>>,
        TError,
        CancelTaskMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelTaskMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListToolResultsUrl = (params?: ListToolResultsParams,) => withQuery(`/core-api/tool_results`, params)

/**
 * Newest first, with running and failed ones. Filters are combined.
 * @summary List results of the tools
 */
export const listToolResults = async (params?: ListToolResultsParams, options?: Parameters<typeof http>[1]): Promise<ToolResultPage> => {

  return http<ToolResultPage>(getListToolResultsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListToolResultsQueryKey = (params?: ListToolResultsParams,) => {
    return [
    "listToolResults", ...(params ? [params] : [])
    ] as const;
    }


export const getListToolResultsQueryOptions = <TData = Awaited<ReturnType<typeof listToolResults>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: ListToolResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listToolResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListToolResultsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listToolResults>>> = ({ signal }) => listToolResults(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listToolResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListToolResultsQueryResult = NonNullable<Awaited<ReturnType<typeof listToolResults>>>
export type ListToolResultsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListToolResults<TData = Awaited<ReturnType<typeof listToolResults>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  ListToolResultsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listToolResults>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listToolResults>>,
          TError,
          Awaited<ReturnType<typeof listToolResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListToolResults<TData = Awaited<ReturnType<typeof listToolResults>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListToolResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listToolResults>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listToolResults>>,
          TError,
          Awaited<ReturnType<typeof listToolResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListToolResults<TData = Awaited<ReturnType<typeof listToolResults>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListToolResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listToolResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List results of the tools
 */

export function useListToolResults<TData = Awaited<ReturnType<typeof listToolResults>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListToolResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listToolResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListToolResultsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteToolResultUrl = (taskId: string,) => {




  return `/core-api/tool_results/${encodeURIComponent(String(taskId))}`
}

/**
 * It is removed from the history. Its file is deleted too, unless a story or anything else uses it. Its charge stays in the list of usage.
 * @summary Delete a result of a tool
 */
export const deleteToolResult = async (taskId: string, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getDeleteToolResultUrl(taskId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteToolResultMutationKey = () => ['deleteToolResult'] as const;

export const getDeleteToolResultMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteToolResult>>, TError,DeleteToolResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteToolResult>>, TError,DeleteToolResultMutationVariables, TContext> => {

const mutationKey = getDeleteToolResultMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteToolResult>>, DeleteToolResultMutationVariables> = (props) => {
          const {taskId} = props ?? {};

          return  deleteToolResult(taskId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteToolResult>>, variables: DeleteToolResultMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listToolResults', 'getToolResult', 'getTasks', 'listMedia'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteToolResultMutationResult = NonNullable<Awaited<ReturnType<typeof deleteToolResult>>>

    export type DeleteToolResultMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteToolResultMutationVariables = {taskId: string}

    /**
 * @summary Delete a result of a tool
 */
export const useDeleteToolResult = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteToolResult>>, TError,DeleteToolResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteToolResult>>,
        TError,
        DeleteToolResultMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteToolResultMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetToolResultUrl = (taskId: string,) => {




  return `/core-api/tool_results/${encodeURIComponent(String(taskId))}`
}

/**
 * @summary Load one result of a tool with its receipt
 */
export const getToolResult = async (taskId: string, options?: Parameters<typeof http>[1]): Promise<ToolResult> => {

  return http<ToolResult>(getGetToolResultUrl(taskId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetToolResultQueryKey = (taskId: string,) => {
    return [
    "getToolResult", ...(taskId ? [taskId] : [])
    ] as const;
    }


export const getGetToolResultQueryOptions = <TData = Awaited<ReturnType<typeof getToolResult>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(taskId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getToolResult>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetToolResultQueryKey(taskId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getToolResult>>> = ({ signal }) => getToolResult(taskId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: taskId !== null && taskId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getToolResult>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetToolResultQueryResult = NonNullable<Awaited<ReturnType<typeof getToolResult>>>
export type GetToolResultQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetToolResult<TData = Awaited<ReturnType<typeof getToolResult>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 taskId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getToolResult>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getToolResult>>,
          TError,
          Awaited<ReturnType<typeof getToolResult>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetToolResult<TData = Awaited<ReturnType<typeof getToolResult>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 taskId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getToolResult>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getToolResult>>,
          TError,
          Awaited<ReturnType<typeof getToolResult>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetToolResult<TData = Awaited<ReturnType<typeof getToolResult>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 taskId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getToolResult>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load one result of a tool with its receipt
 */

export function useGetToolResult<TData = Awaited<ReturnType<typeof getToolResult>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 taskId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getToolResult>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetToolResultQueryOptions(taskId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateToolResultUrl = (taskId: string,) => {




  return `/core-api/tool_results/${encodeURIComponent(String(taskId))}`
}

/**
 * A rejected result is not moved and can be kept again.
 * @summary Keep or reject a result of a tool
 */
export const updateToolResult = async (taskId: string,
    updateToolResultRequest: UpdateToolResultRequest, options?: Parameters<typeof http>[1]): Promise<ToolResult> => {

return http<ToolResult>(getUpdateToolResultUrl(taskId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateToolResultRequest)
  }
);}





export const getUpdateToolResultMutationKey = () => ['updateToolResult'] as const;

export const getUpdateToolResultMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateToolResult>>, TError,UpdateToolResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateToolResult>>, TError,UpdateToolResultMutationVariables, TContext> => {

const mutationKey = getUpdateToolResultMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateToolResult>>, UpdateToolResultMutationVariables> = (props) => {
          const {taskId,data} = props ?? {};

          return  updateToolResult(taskId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateToolResult>>, variables: UpdateToolResultMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listToolResults', 'getToolResult'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateToolResultMutationResult = NonNullable<Awaited<ReturnType<typeof updateToolResult>>>
    export type UpdateToolResultMutationBody = UpdateToolResultRequest
    export type UpdateToolResultMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateToolResultMutationVariables = {taskId: string;data: UpdateToolResultRequest}

    /**
 * @summary Keep or reject a result of a tool
 */
export const useUpdateToolResult = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateToolResult>>, TError,UpdateToolResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateToolResult>>,
        TError,
        UpdateToolResultMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateToolResultMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
