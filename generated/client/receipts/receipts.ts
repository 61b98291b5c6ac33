/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ApiProblem,
  FilmReceipts,
  ForbiddenResponse,
  InsufficientCreditsResponse,
  InternalErrorResponse,
  MediaReceipt,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  RegenerateStaleWorkHeaders,
  RegenerateStaleWorkRequest,
  StaleWorkList,
  StorageFullResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
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




export const getGetReceiptUrl = (mediaId: string,) => {




  return `/core-api/media/${encodeURIComponent(String(mediaId))}/receipt/`
}

/**
 * @summary Read the generation details of a media
 */
export const getReceipt = async (mediaId: string, options?: Parameters<typeof http>[1]): Promise<MediaReceipt> => {

  return http<MediaReceipt>(getGetReceiptUrl(mediaId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetReceiptQueryKey = (mediaId: string,) => {
    return [
    "getReceipt", ...(mediaId ? [mediaId] : [])
    ] as const;
    }


export const getGetReceiptQueryOptions = <TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(mediaId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReceiptQueryKey(mediaId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReceipt>>> = ({ signal }) => getReceipt(mediaId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: mediaId !== null && mediaId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReceiptQueryResult = NonNullable<Awaited<ReturnType<typeof getReceipt>>>
export type GetReceiptQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetReceipt<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceipt>>,
          TError,
          Awaited<ReturnType<typeof getReceipt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceipt<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceipt>>,
          TError,
          Awaited<ReturnType<typeof getReceipt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceipt<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the generation details of a media
 */

export function useGetReceipt<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReceiptQueryOptions(mediaId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRegenerateStaleWorkUrl = () => {




  return `/core-api/regenerate_stale_work`
}

/**
 * Regenerates outdated assets, all or the named ones, and nothing else. User edits stay. Results arrive one by one, as with single calls.
 * @summary Update outdated assets of a story
 */
export const regenerateStaleWork = async (regenerateStaleWorkRequest: RegenerateStaleWorkRequest,
    headers: RegenerateStaleWorkHeaders, options?: Parameters<typeof http>[1]): Promise<StaleWorkList> => {

return http<StaleWorkList>(getRegenerateStaleWorkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(regenerateStaleWorkRequest)
  }
);}





export const getRegenerateStaleWorkMutationKey = () => ['regenerateStaleWork'] as const;

export const getRegenerateStaleWorkMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof regenerateStaleWork>>, TError,RegenerateStaleWorkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof regenerateStaleWork>>, TError,RegenerateStaleWorkMutationVariables, TContext> => {

const mutationKey = getRegenerateStaleWorkMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof regenerateStaleWork>>, RegenerateStaleWorkMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  regenerateStaleWork(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof regenerateStaleWork>>, variables: RegenerateStaleWorkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits', 'listStaleWork', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RegenerateStaleWorkMutationResult = NonNullable<Awaited<ReturnType<typeof regenerateStaleWork>>>
    export type RegenerateStaleWorkMutationBody = RegenerateStaleWorkRequest
    export type RegenerateStaleWorkMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RegenerateStaleWorkMutationVariables = {data: RegenerateStaleWorkRequest;headers: RegenerateStaleWorkHeaders}

    /**
 * @summary Update outdated assets of a story
 */
export const useRegenerateStaleWork = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof regenerateStaleWork>>, TError,RegenerateStaleWorkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof regenerateStaleWork>>,
        TError,
        RegenerateStaleWorkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRegenerateStaleWorkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetRenderReceiptsUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/receipts/`
}

/**
 * @summary Read the generation details of an exported video
 */
export const getRenderReceipts = async (renderId: string, options?: Parameters<typeof http>[1]): Promise<FilmReceipts> => {

  return http<FilmReceipts>(getGetRenderReceiptsUrl(renderId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRenderReceiptsQueryKey = (renderId: string,) => {
    return [
    "getRenderReceipts", ...(renderId ? [renderId] : [])
    ] as const;
    }


export const getGetRenderReceiptsQueryOptions = <TData = Awaited<ReturnType<typeof getRenderReceipts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRenderReceipts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRenderReceiptsQueryKey(renderId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRenderReceipts>>> = ({ signal }) => getRenderReceipts(renderId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: renderId !== null && renderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRenderReceipts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRenderReceiptsQueryResult = NonNullable<Awaited<ReturnType<typeof getRenderReceipts>>>
export type GetRenderReceiptsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetRenderReceipts<TData = Awaited<ReturnType<typeof getRenderReceipts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRenderReceipts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRenderReceipts>>,
          TError,
          Awaited<ReturnType<typeof getRenderReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRenderReceipts<TData = Awaited<ReturnType<typeof getRenderReceipts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRenderReceipts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRenderReceipts>>,
          TError,
          Awaited<ReturnType<typeof getRenderReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRenderReceipts<TData = Awaited<ReturnType<typeof getRenderReceipts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRenderReceipts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the generation details of an exported video
 */

export function useGetRenderReceipts<TData = Awaited<ReturnType<typeof getRenderReceipts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRenderReceipts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRenderReceiptsQueryOptions(renderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetFilmReceiptsUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/receipts/`
}

/**
 * @summary Read the generation details of a story
 */
export const getFilmReceipts = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<FilmReceipts> => {

  return http<FilmReceipts>(getGetFilmReceiptsUrl(storyId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetFilmReceiptsQueryKey = (storyId: string,) => {
    return [
    "getFilmReceipts", ...(storyId ? [storyId] : [])
    ] as const;
    }


export const getGetFilmReceiptsQueryOptions = <TData = Awaited<ReturnType<typeof getFilmReceipts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFilmReceipts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFilmReceiptsQueryKey(storyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFilmReceipts>>> = ({ signal }) => getFilmReceipts(storyId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFilmReceipts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFilmReceiptsQueryResult = NonNullable<Awaited<ReturnType<typeof getFilmReceipts>>>
export type GetFilmReceiptsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetFilmReceipts<TData = Awaited<ReturnType<typeof getFilmReceipts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFilmReceipts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFilmReceipts>>,
          TError,
          Awaited<ReturnType<typeof getFilmReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFilmReceipts<TData = Awaited<ReturnType<typeof getFilmReceipts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFilmReceipts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFilmReceipts>>,
          TError,
          Awaited<ReturnType<typeof getFilmReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFilmReceipts<TData = Awaited<ReturnType<typeof getFilmReceipts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFilmReceipts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the generation details of a story
 */

export function useGetFilmReceipts<TData = Awaited<ReturnType<typeof getFilmReceipts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFilmReceipts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFilmReceiptsQueryOptions(storyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListStaleWorkUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/stale_work/`
}

/**
 * @summary List outdated assets of a story with their prices
 */
export const listStaleWork = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<StaleWorkList> => {

  return http<StaleWorkList>(getListStaleWorkUrl(storyId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStaleWorkQueryKey = (storyId: string,) => {
    return [
    "listStaleWork", ...(storyId ? [storyId] : [])
    ] as const;
    }


export const getListStaleWorkQueryOptions = <TData = Awaited<ReturnType<typeof listStaleWork>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaleWork>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaleWorkQueryKey(storyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaleWork>>> = ({ signal }) => listStaleWork(storyId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaleWork>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaleWorkQueryResult = NonNullable<Awaited<ReturnType<typeof listStaleWork>>>
export type ListStaleWorkQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useListStaleWork<TData = Awaited<ReturnType<typeof listStaleWork>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaleWork>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaleWork>>,
          TError,
          Awaited<ReturnType<typeof listStaleWork>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaleWork<TData = Awaited<ReturnType<typeof listStaleWork>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaleWork>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaleWork>>,
          TError,
          Awaited<ReturnType<typeof listStaleWork>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaleWork<TData = Awaited<ReturnType<typeof listStaleWork>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaleWork>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List outdated assets of a story with their prices
 */

export function useListStaleWork<TData = Awaited<ReturnType<typeof listStaleWork>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaleWork>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaleWorkQueryOptions(storyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






