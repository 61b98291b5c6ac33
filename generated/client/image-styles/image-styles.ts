/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Acknowledgement,
  ApiProblem,
  ConflictResponse,
  CreateImageStyleRequest,
  ForbiddenResponse,
  ImageStyle,
  ImageStyleList,
  ImageStylePreview,
  InternalErrorResponse,
  ListImageStylesParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreviewImageStyleRequest,
  RateLimitedResponse,
  StorageFullResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UpdateImageStyleRequest,
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




export const getListImageStylesUrl = (params?: ListImageStylesParams,) => withQuery(`/core-api/image_style/`, params)

/**
 * @summary List image styles
 */
export const listImageStyles = async (params?: ListImageStylesParams, options?: Parameters<typeof http>[1]): Promise<ImageStyleList> => {

  return http<ImageStyleList>(getListImageStylesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListImageStylesQueryKey = (params?: ListImageStylesParams,) => {
    return [
    "listImageStyles", ...(params ? [params] : [])
    ] as const;
    }


export const getListImageStylesQueryOptions = <TData = Awaited<ReturnType<typeof listImageStyles>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: ListImageStylesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImageStyles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImageStylesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImageStyles>>> = ({ signal }) => listImageStyles(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImageStyles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImageStylesQueryResult = NonNullable<Awaited<ReturnType<typeof listImageStyles>>>
export type ListImageStylesQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListImageStyles<TData = Awaited<ReturnType<typeof listImageStyles>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  ListImageStylesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImageStyles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImageStyles>>,
          TError,
          Awaited<ReturnType<typeof listImageStyles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImageStyles<TData = Awaited<ReturnType<typeof listImageStyles>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListImageStylesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImageStyles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImageStyles>>,
          TError,
          Awaited<ReturnType<typeof listImageStyles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImageStyles<TData = Awaited<ReturnType<typeof listImageStyles>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListImageStylesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImageStyles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List image styles
 */

export function useListImageStyles<TData = Awaited<ReturnType<typeof listImageStyles>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListImageStylesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImageStyles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImageStylesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateImageStyleUrl = () => {




  return `/core-api/image_style/`
}

/**
 * @summary Create an image style
 */
export const createImageStyle = async (createImageStyleRequest: CreateImageStyleRequest, options?: Parameters<typeof http>[1]): Promise<ImageStyle> => {

return http<ImageStyle>(getCreateImageStyleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createImageStyleRequest)
  }
);}





export const getCreateImageStyleMutationKey = () => ['createImageStyle'] as const;

export const getCreateImageStyleMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImageStyle>>, TError,CreateImageStyleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createImageStyle>>, TError,CreateImageStyleMutationVariables, TContext> => {

const mutationKey = getCreateImageStyleMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createImageStyle>>, CreateImageStyleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createImageStyle(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createImageStyle>>, variables: CreateImageStyleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listImageStyles', 'listModelGallery'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateImageStyleMutationResult = NonNullable<Awaited<ReturnType<typeof createImageStyle>>>
    export type CreateImageStyleMutationBody = CreateImageStyleRequest
    export type CreateImageStyleMutationError = ErrorType<ApiProblem | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateImageStyleMutationVariables = {data: CreateImageStyleRequest}

    /**
 * @summary Create an image style
 */
export const useCreateImageStyle = <TError = ErrorType<ApiProblem | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImageStyle>>, TError,CreateImageStyleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createImageStyle>>,
        TError,
        CreateImageStyleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateImageStyleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteImageStyleUrl = (id: string,) => {




  return `/core-api/image_style/${encodeURIComponent(String(id))}/`
}

/**
 * Stories that use it keep their images and have no style afterwards.
 * @summary Delete a custom image style
 */
export const deleteImageStyle = async (id: string, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getDeleteImageStyleUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteImageStyleMutationKey = () => ['deleteImageStyle'] as const;

export const getDeleteImageStyleMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ApiProblem | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteImageStyle>>, TError,DeleteImageStyleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteImageStyle>>, TError,DeleteImageStyleMutationVariables, TContext> => {

const mutationKey = getDeleteImageStyleMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteImageStyle>>, DeleteImageStyleMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteImageStyle(id,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteImageStyle>>, variables: DeleteImageStyleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listImageStyles', 'listModelGallery', 'getImageStyle', 'getStory'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteImageStyleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteImageStyle>>>

    export type DeleteImageStyleMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ApiProblem | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteImageStyleMutationVariables = {id: string}

    /**
 * @summary Delete a custom image style
 */
export const useDeleteImageStyle = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ApiProblem | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteImageStyle>>, TError,DeleteImageStyleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteImageStyle>>,
        TError,
        DeleteImageStyleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteImageStyleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetImageStyleUrl = (id: string,) => {




  return `/core-api/image_style/${encodeURIComponent(String(id))}/`
}

/**
 * @summary Get an image style
 */
export const getImageStyle = async (id: string, options?: Parameters<typeof http>[1]): Promise<ImageStyle> => {

  return http<ImageStyle>(getGetImageStyleUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetImageStyleQueryKey = (id: string,) => {
    return [
    "getImageStyle", ...(id ? [id] : [])
    ] as const;
    }


export const getGetImageStyleQueryOptions = <TData = Awaited<ReturnType<typeof getImageStyle>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageStyle>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetImageStyleQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImageStyle>>> = ({ signal }) => getImageStyle(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getImageStyle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetImageStyleQueryResult = NonNullable<Awaited<ReturnType<typeof getImageStyle>>>
export type GetImageStyleQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetImageStyle<TData = Awaited<ReturnType<typeof getImageStyle>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageStyle>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImageStyle>>,
          TError,
          Awaited<ReturnType<typeof getImageStyle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImageStyle<TData = Awaited<ReturnType<typeof getImageStyle>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageStyle>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImageStyle>>,
          TError,
          Awaited<ReturnType<typeof getImageStyle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImageStyle<TData = Awaited<ReturnType<typeof getImageStyle>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageStyle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an image style
 */

export function useGetImageStyle<TData = Awaited<ReturnType<typeof getImageStyle>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageStyle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetImageStyleQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateImageStyleUrl = (id: string,) => {




  return `/core-api/image_style/${encodeURIComponent(String(id))}/`
}

/**
 * @summary Change an image style
 */
export const updateImageStyle = async (id: string,
    updateImageStyleRequest: UpdateImageStyleRequest, options?: Parameters<typeof http>[1]): Promise<ImageStyle> => {

return http<ImageStyle>(getUpdateImageStyleUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateImageStyleRequest)
  }
);}





export const getUpdateImageStyleMutationKey = () => ['updateImageStyle'] as const;

export const getUpdateImageStyleMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateImageStyle>>, TError,UpdateImageStyleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateImageStyle>>, TError,UpdateImageStyleMutationVariables, TContext> => {

const mutationKey = getUpdateImageStyleMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateImageStyle>>, UpdateImageStyleMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateImageStyle(id,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateImageStyle>>, variables: UpdateImageStyleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listImageStyles', 'listModelGallery', 'getImageStyle'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateImageStyleMutationResult = NonNullable<Awaited<ReturnType<typeof updateImageStyle>>>
    export type UpdateImageStyleMutationBody = UpdateImageStyleRequest
    export type UpdateImageStyleMutationError = ErrorType<ApiProblem | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateImageStyleMutationVariables = {id: string;data: UpdateImageStyleRequest}

    /**
 * @summary Change an image style
 */
export const useUpdateImageStyle = <TError = ErrorType<ApiProblem | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateImageStyle>>, TError,UpdateImageStyleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateImageStyle>>,
        TError,
        UpdateImageStyleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateImageStyleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getPreviewImageStyleUrl = () => {




  return `/core-api/preview_image_style`
}

/**
 * Free, and nothing is stored. The built-in illustrator generates the first scene of a story, small, with the words, look, model and image of a style that need not be stored yet; without a story it generates a sample.
 * @summary Preview a style on the user's own scene
 */
export const previewImageStyle = async (previewImageStyleRequest: PreviewImageStyleRequest, options?: Parameters<typeof http>[1]): Promise<ImageStylePreview> => {

return http<ImageStylePreview>(getPreviewImageStyleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(previewImageStyleRequest)
  }
);}





export const getPreviewImageStyleMutationKey = () => ['previewImageStyle'] as const;

export const getPreviewImageStyleMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewImageStyle>>, TError,PreviewImageStyleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewImageStyle>>, TError,PreviewImageStyleMutationVariables, TContext> => {

const mutationKey = getPreviewImageStyleMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewImageStyle>>, PreviewImageStyleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewImageStyle(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewImageStyleMutationResult = NonNullable<Awaited<ReturnType<typeof previewImageStyle>>>
    export type PreviewImageStyleMutationBody = PreviewImageStyleRequest
    export type PreviewImageStyleMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type PreviewImageStyleMutationVariables = {data: PreviewImageStyleRequest}

    /**
 * @summary Preview a style on the user's own scene
 */
export const usePreviewImageStyle = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewImageStyle>>, TError,PreviewImageStyleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewImageStyle>>,
        TError,
        PreviewImageStyleMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewImageStyleMutationOptions(options), queryClient);
    }
