/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Acknowledgement,
  ApiProblem,
  BuildScenesRequest,
  ConflictResponse,
  CreateScreenplaySegmentRequest,
  ForbiddenResponse,
  ImportScreenplayRequest,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReorderScreenplayRequest,
  ScreenplayElement,
  ScreenplayElementInput,
  ScreenplaySegment,
  ScreenplaySegmentList,
  ScreenplayText,
  StorageFullResponse,
  Story,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UpdateScreenplaySegmentRequest,
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
import { withQueryKey, afterSuccess } from '../../../src/shared/api/hook-parts.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




export const getDeleteScreenplayElementUrl = (storyId: string,
    elementId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/elements/${encodeURIComponent(String(elementId))}/`
}

/**
 * @summary Delete an element
 */
export const deleteScreenplayElement = async (storyId: string,
    elementId: string, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getDeleteScreenplayElementUrl(storyId,elementId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteScreenplayElementMutationKey = () => ['deleteScreenplayElement'] as const;

export const getDeleteScreenplayElementMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteScreenplayElement>>, TError,DeleteScreenplayElementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteScreenplayElement>>, TError,DeleteScreenplayElementMutationVariables, TContext> => {

const mutationKey = getDeleteScreenplayElementMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteScreenplayElement>>, DeleteScreenplayElementMutationVariables> = (props) => {
          const {storyId,elementId} = props ?? {};

          return  deleteScreenplayElement(storyId,elementId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteScreenplayElement>>, variables: DeleteScreenplayElementMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listScreenplaySegments'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteScreenplayElementMutationResult = NonNullable<Awaited<ReturnType<typeof deleteScreenplayElement>>>

    export type DeleteScreenplayElementMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteScreenplayElementMutationVariables = {storyId: string;elementId: string}

    /**
 * @summary Delete an element
 */
export const useDeleteScreenplayElement = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteScreenplayElement>>, TError,DeleteScreenplayElementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteScreenplayElement>>,
        TError,
        DeleteScreenplayElementMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteScreenplayElementMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateScreenplayElementUrl = (storyId: string,
    elementId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/elements/${encodeURIComponent(String(elementId))}/`
}

/**
 * The kind may change as well; an `index` moves it at the same time.
 * @summary Replace an element
 */
export const updateScreenplayElement = async (storyId: string,
    elementId: string,
    screenplayElementInput: ScreenplayElementInput, options?: Parameters<typeof http>[1]): Promise<ScreenplayElement> => {

return http<ScreenplayElement>(getUpdateScreenplayElementUrl(storyId,elementId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(screenplayElementInput)
  }
);}





export const getUpdateScreenplayElementMutationKey = () => ['updateScreenplayElement'] as const;

export const getUpdateScreenplayElementMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateScreenplayElement>>, TError,UpdateScreenplayElementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateScreenplayElement>>, TError,UpdateScreenplayElementMutationVariables, TContext> => {

const mutationKey = getUpdateScreenplayElementMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateScreenplayElement>>, UpdateScreenplayElementMutationVariables> = (props) => {
          const {storyId,elementId,data} = props ?? {};

          return  updateScreenplayElement(storyId,elementId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateScreenplayElement>>, variables: UpdateScreenplayElementMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listScreenplaySegments'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateScreenplayElementMutationResult = NonNullable<Awaited<ReturnType<typeof updateScreenplayElement>>>
    export type UpdateScreenplayElementMutationBody = ScreenplayElementInput
    export type UpdateScreenplayElementMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateScreenplayElementMutationVariables = {storyId: string;elementId: string;data: ScreenplayElementInput}

    /**
 * @summary Replace an element
 */
export const useUpdateScreenplayElement = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateScreenplayElement>>, TError,UpdateScreenplayElementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateScreenplayElement>>,
        TError,
        UpdateScreenplayElementMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateScreenplayElementMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getReorderScreenplayElementUrl = (storyId: string,
    elementId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/elements/${encodeURIComponent(String(elementId))}/reorder/`
}

/**
 * @summary Move an element within its segment
 */
export const reorderScreenplayElement = async (storyId: string,
    elementId: string,
    reorderScreenplayRequest: ReorderScreenplayRequest, options?: Parameters<typeof http>[1]): Promise<ScreenplaySegment> => {

return http<ScreenplaySegment>(getReorderScreenplayElementUrl(storyId,elementId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(reorderScreenplayRequest)
  }
);}





export const getReorderScreenplayElementMutationKey = () => ['reorderScreenplayElement'] as const;

export const getReorderScreenplayElementMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderScreenplayElement>>, TError,ReorderScreenplayElementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reorderScreenplayElement>>, TError,ReorderScreenplayElementMutationVariables, TContext> => {

const mutationKey = getReorderScreenplayElementMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reorderScreenplayElement>>, ReorderScreenplayElementMutationVariables> = (props) => {
          const {storyId,elementId,data} = props ?? {};

          return  reorderScreenplayElement(storyId,elementId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof reorderScreenplayElement>>, variables: ReorderScreenplayElementMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listScreenplaySegments'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReorderScreenplayElementMutationResult = NonNullable<Awaited<ReturnType<typeof reorderScreenplayElement>>>
    export type ReorderScreenplayElementMutationBody = ReorderScreenplayRequest
    export type ReorderScreenplayElementMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ReorderScreenplayElementMutationVariables = {storyId: string;elementId: string;data: ReorderScreenplayRequest}

    /**
 * @summary Move an element within its segment
 */
export const useReorderScreenplayElement = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderScreenplayElement>>, TError,ReorderScreenplayElementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reorderScreenplayElement>>,
        TError,
        ReorderScreenplayElementMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReorderScreenplayElementMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListScreenplaySegmentsUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/screenplay-segments/`
}

/**
 * @summary List the segments of a screenplay
 */
export const listScreenplaySegments = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<ScreenplaySegmentList> => {

  return http<ScreenplaySegmentList>(getListScreenplaySegmentsUrl(storyId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListScreenplaySegmentsQueryKey = (storyId: string,) => {
    return [
    "listScreenplaySegments", ...(storyId ? [storyId] : [])
    ] as const;
    }


export const getListScreenplaySegmentsQueryOptions = <TData = Awaited<ReturnType<typeof listScreenplaySegments>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScreenplaySegments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListScreenplaySegmentsQueryKey(storyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listScreenplaySegments>>> = ({ signal }) => listScreenplaySegments(storyId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listScreenplaySegments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListScreenplaySegmentsQueryResult = NonNullable<Awaited<ReturnType<typeof listScreenplaySegments>>>
export type ListScreenplaySegmentsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useListScreenplaySegments<TData = Awaited<ReturnType<typeof listScreenplaySegments>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScreenplaySegments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScreenplaySegments>>,
          TError,
          Awaited<ReturnType<typeof listScreenplaySegments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListScreenplaySegments<TData = Awaited<ReturnType<typeof listScreenplaySegments>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScreenplaySegments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScreenplaySegments>>,
          TError,
          Awaited<ReturnType<typeof listScreenplaySegments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListScreenplaySegments<TData = Awaited<ReturnType<typeof listScreenplaySegments>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScreenplaySegments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the segments of a screenplay
 */

export function useListScreenplaySegments<TData = Awaited<ReturnType<typeof listScreenplaySegments>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScreenplaySegments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListScreenplaySegmentsQueryOptions(storyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateScreenplaySegmentUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/screenplay-segments/`
}

/**
 * @summary Add a segment to a screenplay
 */
export const createScreenplaySegment = async (storyId: string,
    createScreenplaySegmentRequest: CreateScreenplaySegmentRequest, options?: Parameters<typeof http>[1]): Promise<ScreenplaySegment> => {

return http<ScreenplaySegment>(getCreateScreenplaySegmentUrl(storyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createScreenplaySegmentRequest)
  }
);}





export const getCreateScreenplaySegmentMutationKey = () => ['createScreenplaySegment'] as const;

export const getCreateScreenplaySegmentMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createScreenplaySegment>>, TError,CreateScreenplaySegmentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createScreenplaySegment>>, TError,CreateScreenplaySegmentMutationVariables, TContext> => {

const mutationKey = getCreateScreenplaySegmentMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createScreenplaySegment>>, CreateScreenplaySegmentMutationVariables> = (props) => {
          const {storyId,data} = props ?? {};

          return  createScreenplaySegment(storyId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createScreenplaySegment>>, variables: CreateScreenplaySegmentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listScreenplaySegments'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateScreenplaySegmentMutationResult = NonNullable<Awaited<ReturnType<typeof createScreenplaySegment>>>
    export type CreateScreenplaySegmentMutationBody = CreateScreenplaySegmentRequest
    export type CreateScreenplaySegmentMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateScreenplaySegmentMutationVariables = {storyId: string;data: CreateScreenplaySegmentRequest}

    /**
 * @summary Add a segment to a screenplay
 */
export const useCreateScreenplaySegment = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createScreenplaySegment>>, TError,CreateScreenplaySegmentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createScreenplaySegment>>,
        TError,
        CreateScreenplaySegmentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateScreenplaySegmentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateScreenplayElementUrl = (storyId: string,
    screenplaySegmentId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/screenplay-segments/${encodeURIComponent(String(screenplaySegmentId))}/elements/`
}

/**
 * @summary Add an element to a segment
 */
export const createScreenplayElement = async (storyId: string,
    screenplaySegmentId: string,
    screenplayElementInput: ScreenplayElementInput, options?: Parameters<typeof http>[1]): Promise<ScreenplayElement> => {

return http<ScreenplayElement>(getCreateScreenplayElementUrl(storyId,screenplaySegmentId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(screenplayElementInput)
  }
);}





export const getCreateScreenplayElementMutationKey = () => ['createScreenplayElement'] as const;

export const getCreateScreenplayElementMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createScreenplayElement>>, TError,CreateScreenplayElementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createScreenplayElement>>, TError,CreateScreenplayElementMutationVariables, TContext> => {

const mutationKey = getCreateScreenplayElementMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createScreenplayElement>>, CreateScreenplayElementMutationVariables> = (props) => {
          const {storyId,screenplaySegmentId,data} = props ?? {};

          return  createScreenplayElement(storyId,screenplaySegmentId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createScreenplayElement>>, variables: CreateScreenplayElementMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listScreenplaySegments'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateScreenplayElementMutationResult = NonNullable<Awaited<ReturnType<typeof createScreenplayElement>>>
    export type CreateScreenplayElementMutationBody = ScreenplayElementInput
    export type CreateScreenplayElementMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateScreenplayElementMutationVariables = {storyId: string;screenplaySegmentId: string;data: ScreenplayElementInput}

    /**
 * @summary Add an element to a segment
 */
export const useCreateScreenplayElement = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createScreenplayElement>>, TError,CreateScreenplayElementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createScreenplayElement>>,
        TError,
        CreateScreenplayElementMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateScreenplayElementMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteScreenplaySegmentUrl = (storyId: string,
    segmentId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/screenplay-segments/${encodeURIComponent(String(segmentId))}/`
}

/**
 * @summary Delete a segment with its elements
 */
export const deleteScreenplaySegment = async (storyId: string,
    segmentId: string, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getDeleteScreenplaySegmentUrl(storyId,segmentId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteScreenplaySegmentMutationKey = () => ['deleteScreenplaySegment'] as const;

export const getDeleteScreenplaySegmentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteScreenplaySegment>>, TError,DeleteScreenplaySegmentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteScreenplaySegment>>, TError,DeleteScreenplaySegmentMutationVariables, TContext> => {

const mutationKey = getDeleteScreenplaySegmentMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteScreenplaySegment>>, DeleteScreenplaySegmentMutationVariables> = (props) => {
          const {storyId,segmentId} = props ?? {};

          return  deleteScreenplaySegment(storyId,segmentId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteScreenplaySegment>>, variables: DeleteScreenplaySegmentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listScreenplaySegments'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteScreenplaySegmentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteScreenplaySegment>>>

    export type DeleteScreenplaySegmentMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteScreenplaySegmentMutationVariables = {storyId: string;segmentId: string}

    /**
 * @summary Delete a segment with its elements
 */
export const useDeleteScreenplaySegment = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteScreenplaySegment>>, TError,DeleteScreenplaySegmentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteScreenplaySegment>>,
        TError,
        DeleteScreenplaySegmentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteScreenplaySegmentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateScreenplaySegmentUrl = (storyId: string,
    segmentId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/screenplay-segments/${encodeURIComponent(String(segmentId))}/`
}

/**
 * @summary Change the heading of a segment
 */
export const updateScreenplaySegment = async (storyId: string,
    segmentId: string,
    updateScreenplaySegmentRequest: UpdateScreenplaySegmentRequest, options?: Parameters<typeof http>[1]): Promise<ScreenplaySegment> => {

return http<ScreenplaySegment>(getUpdateScreenplaySegmentUrl(storyId,segmentId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateScreenplaySegmentRequest)
  }
);}





export const getUpdateScreenplaySegmentMutationKey = () => ['updateScreenplaySegment'] as const;

export const getUpdateScreenplaySegmentMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateScreenplaySegment>>, TError,UpdateScreenplaySegmentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateScreenplaySegment>>, TError,UpdateScreenplaySegmentMutationVariables, TContext> => {

const mutationKey = getUpdateScreenplaySegmentMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateScreenplaySegment>>, UpdateScreenplaySegmentMutationVariables> = (props) => {
          const {storyId,segmentId,data} = props ?? {};

          return  updateScreenplaySegment(storyId,segmentId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateScreenplaySegment>>, variables: UpdateScreenplaySegmentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listScreenplaySegments'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateScreenplaySegmentMutationResult = NonNullable<Awaited<ReturnType<typeof updateScreenplaySegment>>>
    export type UpdateScreenplaySegmentMutationBody = UpdateScreenplaySegmentRequest
    export type UpdateScreenplaySegmentMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateScreenplaySegmentMutationVariables = {storyId: string;segmentId: string;data: UpdateScreenplaySegmentRequest}

    /**
 * @summary Change the heading of a segment
 */
export const useUpdateScreenplaySegment = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateScreenplaySegment>>, TError,UpdateScreenplaySegmentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateScreenplaySegment>>,
        TError,
        UpdateScreenplaySegmentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateScreenplaySegmentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getReorderScreenplaySegmentUrl = (storyId: string,
    segmentId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/screenplay-segments/${encodeURIComponent(String(segmentId))}/reorder/`
}

/**
 * @summary Move a segment
 */
export const reorderScreenplaySegment = async (storyId: string,
    segmentId: string,
    reorderScreenplayRequest: ReorderScreenplayRequest, options?: Parameters<typeof http>[1]): Promise<ScreenplaySegmentList> => {

return http<ScreenplaySegmentList>(getReorderScreenplaySegmentUrl(storyId,segmentId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(reorderScreenplayRequest)
  }
);}





export const getReorderScreenplaySegmentMutationKey = () => ['reorderScreenplaySegment'] as const;

export const getReorderScreenplaySegmentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderScreenplaySegment>>, TError,ReorderScreenplaySegmentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reorderScreenplaySegment>>, TError,ReorderScreenplaySegmentMutationVariables, TContext> => {

const mutationKey = getReorderScreenplaySegmentMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reorderScreenplaySegment>>, ReorderScreenplaySegmentMutationVariables> = (props) => {
          const {storyId,segmentId,data} = props ?? {};

          return  reorderScreenplaySegment(storyId,segmentId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof reorderScreenplaySegment>>, variables: ReorderScreenplaySegmentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listScreenplaySegments'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReorderScreenplaySegmentMutationResult = NonNullable<Awaited<ReturnType<typeof reorderScreenplaySegment>>>
    export type ReorderScreenplaySegmentMutationBody = ReorderScreenplayRequest
    export type ReorderScreenplaySegmentMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ReorderScreenplaySegmentMutationVariables = {storyId: string;segmentId: string;data: ReorderScreenplayRequest}

    /**
 * @summary Move a segment
 */
export const useReorderScreenplaySegment = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderScreenplaySegment>>, TError,ReorderScreenplaySegmentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reorderScreenplaySegment>>,
        TError,
        ReorderScreenplaySegmentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReorderScreenplaySegmentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getBuildScenesFromScreenplayUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/screenplay/build-scenes/`
}

/**
 * Unchanged text keeps its scene with voice-over and images. The previous state is saved as a version.
 * @summary Generate the scenes of an edited screenplay
 */
export const buildScenesFromScreenplay = async (storyId: string,
    buildScenesRequest: BuildScenesRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getBuildScenesFromScreenplayUrl(storyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(buildScenesRequest)
  }
);}





export const getBuildScenesFromScreenplayMutationKey = () => ['buildScenesFromScreenplay'] as const;

export const getBuildScenesFromScreenplayMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buildScenesFromScreenplay>>, TError,BuildScenesFromScreenplayMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof buildScenesFromScreenplay>>, TError,BuildScenesFromScreenplayMutationVariables, TContext> => {

const mutationKey = getBuildScenesFromScreenplayMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buildScenesFromScreenplay>>, BuildScenesFromScreenplayMutationVariables> = (props) => {
          const {storyId,data} = props ?? {};

          return  buildScenesFromScreenplay(storyId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof buildScenesFromScreenplay>>, variables: BuildScenesFromScreenplayMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type BuildScenesFromScreenplayMutationResult = NonNullable<Awaited<ReturnType<typeof buildScenesFromScreenplay>>>
    export type BuildScenesFromScreenplayMutationBody = BuildScenesRequest
    export type BuildScenesFromScreenplayMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type BuildScenesFromScreenplayMutationVariables = {storyId: string;data: BuildScenesRequest}

    /**
 * @summary Generate the scenes of an edited screenplay
 */
export const useBuildScenesFromScreenplay = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buildScenesFromScreenplay>>, TError,BuildScenesFromScreenplayMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buildScenesFromScreenplay>>,
        TError,
        BuildScenesFromScreenplayMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getBuildScenesFromScreenplayMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getExportScreenplayUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/screenplay/fountain/`
}

/**
 * Parts unchanged since the import are returned word for word, with their notes and sections.
 * @summary Write a screenplay as Fountain
 */
export const exportScreenplay = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<ScreenplayText> => {

  return http<ScreenplayText>(getExportScreenplayUrl(storyId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getExportScreenplayQueryKey = (storyId: string,) => {
    return [
    "exportScreenplay", ...(storyId ? [storyId] : [])
    ] as const;
    }


export const getExportScreenplayQueryOptions = <TData = Awaited<ReturnType<typeof exportScreenplay>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportScreenplay>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportScreenplayQueryKey(storyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportScreenplay>>> = ({ signal }) => exportScreenplay(storyId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportScreenplay>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportScreenplayQueryResult = NonNullable<Awaited<ReturnType<typeof exportScreenplay>>>
export type ExportScreenplayQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useExportScreenplay<TData = Awaited<ReturnType<typeof exportScreenplay>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportScreenplay>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportScreenplay>>,
          TError,
          Awaited<ReturnType<typeof exportScreenplay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportScreenplay<TData = Awaited<ReturnType<typeof exportScreenplay>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportScreenplay>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportScreenplay>>,
          TError,
          Awaited<ReturnType<typeof exportScreenplay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportScreenplay<TData = Awaited<ReturnType<typeof exportScreenplay>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportScreenplay>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Write a screenplay as Fountain
 */

export function useExportScreenplay<TData = Awaited<ReturnType<typeof exportScreenplay>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportScreenplay>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportScreenplayQueryOptions(storyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getImportScreenplayFromJsonUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/screenplay/import-from-json/`
}

/**
 * All or nothing: when anything is refused, the story keeps its segments. Locations and characters are matched by name, ignoring case; missing ones are created.
 * @summary Replace the screenplay by an imported one
 */
export const importScreenplayFromJson = async (storyId: string,
    importScreenplayRequest: ImportScreenplayRequest, options?: Parameters<typeof http>[1]): Promise<ScreenplaySegmentList> => {

return http<ScreenplaySegmentList>(getImportScreenplayFromJsonUrl(storyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(importScreenplayRequest)
  }
);}





export const getImportScreenplayFromJsonMutationKey = () => ['importScreenplayFromJson'] as const;

export const getImportScreenplayFromJsonMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importScreenplayFromJson>>, TError,ImportScreenplayFromJsonMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importScreenplayFromJson>>, TError,ImportScreenplayFromJsonMutationVariables, TContext> => {

const mutationKey = getImportScreenplayFromJsonMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importScreenplayFromJson>>, ImportScreenplayFromJsonMutationVariables> = (props) => {
          const {storyId,data} = props ?? {};

          return  importScreenplayFromJson(storyId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof importScreenplayFromJson>>, variables: ImportScreenplayFromJsonMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listScreenplaySegments', 'listLocations', 'listCharacters', 'getStory'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ImportScreenplayFromJsonMutationResult = NonNullable<Awaited<ReturnType<typeof importScreenplayFromJson>>>
    export type ImportScreenplayFromJsonMutationBody = ImportScreenplayRequest
    export type ImportScreenplayFromJsonMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ImportScreenplayFromJsonMutationVariables = {storyId: string;data: ImportScreenplayRequest}

    /**
 * @summary Replace the screenplay by an imported one
 */
export const useImportScreenplayFromJson = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importScreenplayFromJson>>, TError,ImportScreenplayFromJsonMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importScreenplayFromJson>>,
        TError,
        ImportScreenplayFromJsonMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getImportScreenplayFromJsonMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
