/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ApiProblem,
  ConflictResponse,
  ForbiddenResponse,
  FoundFocalPath,
  FoundFocalPoint,
  GetGenericPresignedUrlRequest,
  GetMediaParams,
  ImportStockRequest,
  InternalErrorResponse,
  ListMediaParams,
  Media,
  MediaDetails,
  MediaPage,
  MediaTranscription,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PresignedUpload,
  RateLimitedResponse,
  SetMediaThumbnailRequest,
  StorageFullResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UnsupportedMediaTypeResponse,
  UpdateMediaTranscriptionRequest,
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




export const getListMediaUrl = (params?: ListMediaParams,) => withQuery(`/core-api/media/`, params, ["source__in","media_type__in","id__in"])

/**
 * Newest first. Filters are combined. With `id__in`, unknown ids and those of other users are left out.
 * @summary List the media library of the signed-in user
 */
export const listMedia = async (params?: ListMediaParams, options?: Parameters<typeof http>[1]): Promise<MediaPage> => {

  return http<MediaPage>(getListMediaUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMediaQueryKey = (params?: ListMediaParams,) => {
    return [
    "listMedia", ...(params ? [params] : [])
    ] as const;
    }


export const getListMediaQueryOptions = <TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMedia>>> = ({ signal }) => listMedia(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMediaQueryResult = NonNullable<Awaited<ReturnType<typeof listMedia>>>
export type ListMediaQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  ListMediaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMedia>>,
          TError,
          Awaited<ReturnType<typeof listMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMedia>>,
          TError,
          Awaited<ReturnType<typeof listMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the media library of the signed-in user
 */

export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getImportStockUrl = () => {




  return `/core-api/media/stock/`
}

/**
 * Free. The item becomes a media of the user, outside of any story. 503 when its library is unavailable.
 * @summary Add a stock item to the user's media
 */
export const importStock = async (importStockRequest: ImportStockRequest, options?: Parameters<typeof http>[1]): Promise<Media> => {

return http<Media>(getImportStockUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(importStockRequest)
  }
);}





export const getImportStockMutationKey = () => ['importStock'] as const;

export const getImportStockMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importStock>>, TError,ImportStockMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importStock>>, TError,ImportStockMutationVariables, TContext> => {

const mutationKey = getImportStockMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importStock>>, ImportStockMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importStock(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof importStock>>, variables: ImportStockMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listMedia'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ImportStockMutationResult = NonNullable<Awaited<ReturnType<typeof importStock>>>
    export type ImportStockMutationBody = ImportStockRequest
    export type ImportStockMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ImportStockMutationVariables = {data: ImportStockRequest}

    /**
 * @summary Add a stock item to the user's media
 */
export const useImportStock = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importStock>>, TError,ImportStockMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importStock>>,
        TError,
        ImportStockMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getImportStockMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetMediaUrl = (mediaId: string,
    params?: GetMediaParams,) => withQuery(`/core-api/media/${encodeURIComponent(String(mediaId))}`, params)

/**
 * A file that was put with `is_checked_later` is PROCESSING while it is checked, which begins when its media is read first.
 * @summary Load one media
 */
export const getMedia = async (mediaId: string,
    params?: GetMediaParams, options?: Parameters<typeof http>[1]): Promise<MediaDetails> => {

  return http<MediaDetails>(getGetMediaUrl(mediaId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMediaQueryKey = (mediaId: string,
    params?: GetMediaParams,) => {
    return [
    "getMedia", ...(mediaId ? [mediaId] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGetMediaQueryOptions = <TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(mediaId: string,
    params?: GetMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMediaQueryKey(mediaId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMedia>>> = ({ signal }) => getMedia(mediaId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: mediaId !== null && mediaId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMediaQueryResult = NonNullable<Awaited<ReturnType<typeof getMedia>>>
export type GetMediaQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetMedia<TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string,
    params: undefined |  GetMediaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMedia>>,
          TError,
          Awaited<ReturnType<typeof getMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMedia<TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string,
    params?: GetMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMedia>>,
          TError,
          Awaited<ReturnType<typeof getMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMedia<TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string,
    params?: GetMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load one media
 */

export function useGetMedia<TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string,
    params?: GetMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMediaQueryOptions(mediaId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFindFocalPathUrl = (mediaId: string,) => {




  return `/core-api/media/${encodeURIComponent(String(mediaId))}/focal_path/`
}

/**
 * Free. A draft of the path for a frame, calm and with few keys; only videos have one. It takes as long as reading the video, and is cached for a while.
 * @summary Follow what a video is of
 */
export const findFocalPath = async (mediaId: string, options?: Parameters<typeof http>[1]): Promise<FoundFocalPath> => {

  return http<FoundFocalPath>(getFindFocalPathUrl(mediaId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFindFocalPathQueryKey = (mediaId: string,) => {
    return [
    "findFocalPath", ...(mediaId ? [mediaId] : [])
    ] as const;
    }


export const getFindFocalPathQueryOptions = <TData = Awaited<ReturnType<typeof findFocalPath>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(mediaId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFocalPath>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindFocalPathQueryKey(mediaId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findFocalPath>>> = ({ signal }) => findFocalPath(mediaId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: mediaId !== null && mediaId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findFocalPath>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindFocalPathQueryResult = NonNullable<Awaited<ReturnType<typeof findFocalPath>>>
export type FindFocalPathQueryError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useFindFocalPath<TData = Awaited<ReturnType<typeof findFocalPath>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFocalPath>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findFocalPath>>,
          TError,
          Awaited<ReturnType<typeof findFocalPath>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindFocalPath<TData = Awaited<ReturnType<typeof findFocalPath>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFocalPath>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findFocalPath>>,
          TError,
          Awaited<ReturnType<typeof findFocalPath>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindFocalPath<TData = Awaited<ReturnType<typeof findFocalPath>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFocalPath>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Follow what a video is of
 */

export function useFindFocalPath<TData = Awaited<ReturnType<typeof findFocalPath>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFocalPath>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindFocalPathQueryOptions(mediaId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFindFocalPointUrl = (mediaId: string,) => {




  return `/core-api/media/${encodeURIComponent(String(mediaId))}/focal_point/`
}

/**
 * Free. A draft of the point for a frame; only images have one.
 * @summary Find what an image is of
 */
export const findFocalPoint = async (mediaId: string, options?: Parameters<typeof http>[1]): Promise<FoundFocalPoint> => {

  return http<FoundFocalPoint>(getFindFocalPointUrl(mediaId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFindFocalPointQueryKey = (mediaId: string,) => {
    return [
    "findFocalPoint", ...(mediaId ? [mediaId] : [])
    ] as const;
    }


export const getFindFocalPointQueryOptions = <TData = Awaited<ReturnType<typeof findFocalPoint>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(mediaId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFocalPoint>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindFocalPointQueryKey(mediaId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findFocalPoint>>> = ({ signal }) => findFocalPoint(mediaId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: mediaId !== null && mediaId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findFocalPoint>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindFocalPointQueryResult = NonNullable<Awaited<ReturnType<typeof findFocalPoint>>>
export type FindFocalPointQueryError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useFindFocalPoint<TData = Awaited<ReturnType<typeof findFocalPoint>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFocalPoint>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findFocalPoint>>,
          TError,
          Awaited<ReturnType<typeof findFocalPoint>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindFocalPoint<TData = Awaited<ReturnType<typeof findFocalPoint>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFocalPoint>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findFocalPoint>>,
          TError,
          Awaited<ReturnType<typeof findFocalPoint>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindFocalPoint<TData = Awaited<ReturnType<typeof findFocalPoint>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFocalPoint>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find what an image is of
 */

export function useFindFocalPoint<TData = Awaited<ReturnType<typeof findFocalPoint>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 mediaId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFocalPoint>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindFocalPointQueryOptions(mediaId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSetMediaThumbnailUrl = (mediaId: string,) => {




  return `/core-api/media/${encodeURIComponent(String(mediaId))}/thumbnail/`
}

/**
 * A frame of the video, shown where the video is listed: among the media, on scenes, and on the cards and the preview of stories that begin with it. The first one stays; a later one changes nothing.
 * @summary Set the thumbnail of a video
 */
export const setMediaThumbnail = async (mediaId: string,
    setMediaThumbnailRequest: SetMediaThumbnailRequest, options?: Parameters<typeof http>[1]): Promise<Media> => {
    const formData = new FormData();
formData.append(`thumbnail`, setMediaThumbnailRequest.thumbnail);

  return http<Media>(getSetMediaThumbnailUrl(mediaId),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getSetMediaThumbnailMutationKey = () => ['setMediaThumbnail'] as const;

export const getSetMediaThumbnailMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMediaThumbnail>>, TError,SetMediaThumbnailMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setMediaThumbnail>>, TError,SetMediaThumbnailMutationVariables, TContext> => {

const mutationKey = getSetMediaThumbnailMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setMediaThumbnail>>, SetMediaThumbnailMutationVariables> = (props) => {
          const {mediaId,data} = props ?? {};

          return  setMediaThumbnail(mediaId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof setMediaThumbnail>>, variables: SetMediaThumbnailMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listMedia', 'getMedia'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetMediaThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof setMediaThumbnail>>>
    export type SetMediaThumbnailMutationBody = SetMediaThumbnailRequest
    export type SetMediaThumbnailMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SetMediaThumbnailMutationVariables = {mediaId: string;data: SetMediaThumbnailRequest}

    /**
 * @summary Set the thumbnail of a video
 */
export const useSetMediaThumbnail = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMediaThumbnail>>, TError,SetMediaThumbnailMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setMediaThumbnail>>,
        TError,
        SetMediaThumbnailMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetMediaThumbnailMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateMediaTranscriptionUrl = (mediaTranscriptionId: string,) => {




  return `/core-api/media_transcription/${encodeURIComponent(String(mediaTranscriptionId))}/`
}

/**
 * @summary Correct the transcription of a recording
 */
export const updateMediaTranscription = async (mediaTranscriptionId: string,
    updateMediaTranscriptionRequest: UpdateMediaTranscriptionRequest, options?: Parameters<typeof http>[1]): Promise<MediaTranscription> => {

return http<MediaTranscription>(getUpdateMediaTranscriptionUrl(mediaTranscriptionId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateMediaTranscriptionRequest)
  }
);}





export const getUpdateMediaTranscriptionMutationKey = () => ['updateMediaTranscription'] as const;

export const getUpdateMediaTranscriptionMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMediaTranscription>>, TError,UpdateMediaTranscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMediaTranscription>>, TError,UpdateMediaTranscriptionMutationVariables, TContext> => {

const mutationKey = getUpdateMediaTranscriptionMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMediaTranscription>>, UpdateMediaTranscriptionMutationVariables> = (props) => {
          const {mediaTranscriptionId,data} = props ?? {};

          return  updateMediaTranscription(mediaTranscriptionId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateMediaTranscription>>, variables: UpdateMediaTranscriptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getMedia'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateMediaTranscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof updateMediaTranscription>>>
    export type UpdateMediaTranscriptionMutationBody = UpdateMediaTranscriptionRequest
    export type UpdateMediaTranscriptionMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateMediaTranscriptionMutationVariables = {mediaTranscriptionId: string;data: UpdateMediaTranscriptionRequest}

    /**
 * @summary Correct the transcription of a recording
 */
export const useUpdateMediaTranscription = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMediaTranscription>>, TError,UpdateMediaTranscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMediaTranscription>>,
        TError,
        UpdateMediaTranscriptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateMediaTranscriptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetGenericPresignedUrlUrl = () => {




  return `/get_generic_presigned_url`
}

/**
 * First step of an upload; the second is a PUT of the raw bytes to `presigned_url` with the `headers` of the answer, which answers exactly 200. They are `x-amz-acl: public-read` and the announced Content-Type; without `x-amz-acl` where an operator stores files in a bucket that has no ACLs. The URL is bound to path, type, size and time. A file of zero bytes is accepted with a warning and ends FAILED.
 * @summary Get an upload URL
 */
export const getGenericPresignedUrl = async (getGenericPresignedUrlRequest: GetGenericPresignedUrlRequest, options?: Parameters<typeof http>[1]): Promise<PresignedUpload> => {

return http<PresignedUpload>(getGetGenericPresignedUrlUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(getGenericPresignedUrlRequest)
  }
);}





export const getGetGenericPresignedUrlMutationKey = () => ['getGenericPresignedUrl'] as const;

export const getGetGenericPresignedUrlMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getGenericPresignedUrl>>, TError,GetGenericPresignedUrlMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getGenericPresignedUrl>>, TError,GetGenericPresignedUrlMutationVariables, TContext> => {

const mutationKey = getGetGenericPresignedUrlMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getGenericPresignedUrl>>, GetGenericPresignedUrlMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getGenericPresignedUrl(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof getGenericPresignedUrl>>, variables: GetGenericPresignedUrlMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listMedia'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GetGenericPresignedUrlMutationResult = NonNullable<Awaited<ReturnType<typeof getGenericPresignedUrl>>>
    export type GetGenericPresignedUrlMutationBody = GetGenericPresignedUrlRequest
    export type GetGenericPresignedUrlMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>
    export type GetGenericPresignedUrlMutationVariables = {data: GetGenericPresignedUrlRequest}

    /**
 * @summary Get an upload URL
 */
export const useGetGenericPresignedUrl = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getGenericPresignedUrl>>, TError,GetGenericPresignedUrlMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getGenericPresignedUrl>>,
        TError,
        GetGenericPresignedUrlMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGetGenericPresignedUrlMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
