/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Acknowledgement,
  ApiProblem,
  ConflictResponse,
  CreateLoraRequest,
  DeleteLoraParams,
  DeleteLoraTrainingDataParams,
  DeleteLoraTrainingDataRequest,
  ForbiddenResponse,
  GenerateLoraCaptionsHeaders,
  GenerateLoraCaptionsParams,
  GenerateLoraCaptionsRequest,
  GetLoraParams,
  InsufficientCreditsResponse,
  InternalErrorResponse,
  Lora,
  LoraList,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  StopLoraParams,
  StopLoraRequest,
  StorageFullResponse,
  SubmitLoraHeaders,
  SubmitLoraRequest,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UnsupportedMediaTypeResponse,
  UpdateLoraRequest,
  UploadLoraModelRequest,
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




export const getCreateLoraUrl = () => {




  return `/core-api/lora/create_lora`
}

/**
 * @summary Create a LoRA model
 */
export const createLora = async (createLoraRequest: CreateLoraRequest, options?: Parameters<typeof http>[1]): Promise<Lora> => {

return http<Lora>(getCreateLoraUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createLoraRequest)
  }
);}





export const getCreateLoraMutationKey = () => ['createLora'] as const;

export const getCreateLoraMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ApiProblem | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLora>>, TError,CreateLoraMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createLora>>, TError,CreateLoraMutationVariables, TContext> => {

const mutationKey = getCreateLoraMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLora>>, CreateLoraMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createLora(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createLora>>, variables: CreateLoraMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listModelGallery'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateLoraMutationResult = NonNullable<Awaited<ReturnType<typeof createLora>>>
    export type CreateLoraMutationBody = CreateLoraRequest
    export type CreateLoraMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ApiProblem | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateLoraMutationVariables = {data: CreateLoraRequest}

    /**
 * @summary Create a LoRA model
 */
export const useCreateLora = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ApiProblem | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLora>>, TError,CreateLoraMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLora>>,
        TError,
        CreateLoraMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateLoraMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGenerateLoraCaptionsUrl = (params: GenerateLoraCaptionsParams,) => withQuery(`/core-api/lora/generate_captions`, params)

/**
 * One charge per call; captions written by the user are replaced only for the named images.
 * @summary Write captions for training data
 */
export const generateLoraCaptions = async (generateLoraCaptionsRequest: GenerateLoraCaptionsRequest,
    params: GenerateLoraCaptionsParams,
    headers: GenerateLoraCaptionsHeaders, options?: Parameters<typeof http>[1]): Promise<Lora> => {

return http<Lora>(getGenerateLoraCaptionsUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(generateLoraCaptionsRequest)
  }
);}





export const getGenerateLoraCaptionsMutationKey = () => ['generateLoraCaptions'] as const;

export const getGenerateLoraCaptionsMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateLoraCaptions>>, TError,GenerateLoraCaptionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generateLoraCaptions>>, TError,GenerateLoraCaptionsMutationVariables, TContext> => {

const mutationKey = getGenerateLoraCaptionsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generateLoraCaptions>>, GenerateLoraCaptionsMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  generateLoraCaptions(data,params,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof generateLoraCaptions>>, variables: GenerateLoraCaptionsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getLora', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GenerateLoraCaptionsMutationResult = NonNullable<Awaited<ReturnType<typeof generateLoraCaptions>>>
    export type GenerateLoraCaptionsMutationBody = GenerateLoraCaptionsRequest
    export type GenerateLoraCaptionsMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type GenerateLoraCaptionsMutationVariables = {data: GenerateLoraCaptionsRequest;params: GenerateLoraCaptionsParams;headers: GenerateLoraCaptionsHeaders}

    /**
 * @summary Write captions for training data
 */
export const useGenerateLoraCaptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateLoraCaptions>>, TError,GenerateLoraCaptionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generateLoraCaptions>>,
        TError,
        GenerateLoraCaptionsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerateLoraCaptionsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetLoraUrl = (params: GetLoraParams,) => withQuery(`/core-api/lora/get_lora`, params)

/**
 * @summary Get a LoRA model
 */
export const getLora = async (params: GetLoraParams, options?: Parameters<typeof http>[1]): Promise<Lora> => {

  return http<Lora>(getGetLoraUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLoraQueryKey = (params?: GetLoraParams,) => {
    return [
    "getLora", ...(params ? [params] : [])
    ] as const;
    }


export const getGetLoraQueryOptions = <TData = Awaited<ReturnType<typeof getLora>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(params: GetLoraParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLora>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoraQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLora>>> = ({ signal }) => getLora(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLora>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLoraQueryResult = NonNullable<Awaited<ReturnType<typeof getLora>>>
export type GetLoraQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetLora<TData = Awaited<ReturnType<typeof getLora>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetLoraParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLora>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLora>>,
          TError,
          Awaited<ReturnType<typeof getLora>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLora<TData = Awaited<ReturnType<typeof getLora>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetLoraParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLora>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLora>>,
          TError,
          Awaited<ReturnType<typeof getLora>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLora<TData = Awaited<ReturnType<typeof getLora>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetLoraParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLora>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a LoRA model
 */

export function useGetLora<TData = Awaited<ReturnType<typeof getLora>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetLoraParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLora>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoraQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteLoraUrl = (params: DeleteLoraParams,) => withQuery(`/core-api/lora/lora/delete`, params)

/**
 * A running training is stopped and refunded. Image styles that use it fall back to their own model.
 * @summary Delete a LoRA model
 */
export const deleteLora = async (params: DeleteLoraParams, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getDeleteLoraUrl(params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteLoraMutationKey = () => ['deleteLora'] as const;

export const getDeleteLoraMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLora>>, TError,DeleteLoraMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLora>>, TError,DeleteLoraMutationVariables, TContext> => {

const mutationKey = getDeleteLoraMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLora>>, DeleteLoraMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  deleteLora(params,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteLora>>, variables: DeleteLoraMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listModelGallery', 'listImageStyles'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteLoraMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLora>>>

    export type DeleteLoraMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteLoraMutationVariables = {params: DeleteLoraParams}

    /**
 * @summary Delete a LoRA model
 */
export const useDeleteLora = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLora>>, TError,DeleteLoraMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLora>>,
        TError,
        DeleteLoraMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteLoraMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListModelGalleryUrl = () => {




  return `/core-api/lora/model_gallery`
}

/**
 * @summary List the models of the user
 */
export const listModelGallery = async ( options?: Parameters<typeof http>[1]): Promise<LoraList> => {

  return http<LoraList>(getListModelGalleryUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListModelGalleryQueryKey = () => {
    return [
    "listModelGallery"
    ] as const;
    }


export const getListModelGalleryQueryOptions = <TData = Awaited<ReturnType<typeof listModelGallery>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelGallery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModelGalleryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModelGallery>>> = ({ signal }) => listModelGallery({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listModelGallery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListModelGalleryQueryResult = NonNullable<Awaited<ReturnType<typeof listModelGallery>>>
export type ListModelGalleryQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListModelGallery<TData = Awaited<ReturnType<typeof listModelGallery>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelGallery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModelGallery>>,
          TError,
          Awaited<ReturnType<typeof listModelGallery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModelGallery<TData = Awaited<ReturnType<typeof listModelGallery>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelGallery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModelGallery>>,
          TError,
          Awaited<ReturnType<typeof listModelGallery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModelGallery<TData = Awaited<ReturnType<typeof listModelGallery>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelGallery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the models of the user
 */

export function useListModelGallery<TData = Awaited<ReturnType<typeof listModelGallery>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelGallery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModelGalleryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getStopLoraUrl = (params: StopLoraParams,) => withQuery(`/core-api/lora/stop`, params)

/**
 * Its best checkpoint is kept and paid, or nothing is kept and nothing is charged.
 * @summary Stop a training
 */
export const stopLora = async (stopLoraRequest: StopLoraRequest,
    params: StopLoraParams, options?: Parameters<typeof http>[1]): Promise<Lora> => {

return http<Lora>(getStopLoraUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(stopLoraRequest)
  }
);}





export const getStopLoraMutationKey = () => ['stopLora'] as const;

export const getStopLoraMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopLora>>, TError,StopLoraMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof stopLora>>, TError,StopLoraMutationVariables, TContext> => {

const mutationKey = getStopLoraMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stopLora>>, StopLoraMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  stopLora(data,params,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof stopLora>>, variables: StopLoraMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getLora', 'listModelGallery', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type StopLoraMutationResult = NonNullable<Awaited<ReturnType<typeof stopLora>>>
    export type StopLoraMutationBody = StopLoraRequest
    export type StopLoraMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type StopLoraMutationVariables = {data: StopLoraRequest;params: StopLoraParams}

    /**
 * @summary Stop a training
 */
export const useStopLora = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopLora>>, TError,StopLoraMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stopLora>>,
        TError,
        StopLoraMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getStopLoraMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSubmitLoraUrl = () => {




  return `/core-api/lora/submit`
}

/**
 * Its price is held at acceptance, charged when the model is ready and refunded when the training fails or is stopped. Providers charge by the step, see listModelGallery; send the price in `Most-Credits`.
 * @summary Train a LoRA model
 */
export const submitLora = async (submitLoraRequest: SubmitLoraRequest,
    headers: SubmitLoraHeaders, options?: Parameters<typeof http>[1]): Promise<Lora> => {

return http<Lora>(getSubmitLoraUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(submitLoraRequest)
  }
);}





export const getSubmitLoraMutationKey = () => ['submitLora'] as const;

export const getSubmitLoraMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitLora>>, TError,SubmitLoraMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitLora>>, TError,SubmitLoraMutationVariables, TContext> => {

const mutationKey = getSubmitLoraMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitLora>>, SubmitLoraMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  submitLora(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof submitLora>>, variables: SubmitLoraMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getLora', 'listModelGallery', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SubmitLoraMutationResult = NonNullable<Awaited<ReturnType<typeof submitLora>>>
    export type SubmitLoraMutationBody = SubmitLoraRequest
    export type SubmitLoraMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SubmitLoraMutationVariables = {data: SubmitLoraRequest;headers: SubmitLoraHeaders}

    /**
 * @summary Train a LoRA model
 */
export const useSubmitLora = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitLora>>, TError,SubmitLoraMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitLora>>,
        TError,
        SubmitLoraMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubmitLoraMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteLoraTrainingDataUrl = (params: DeleteLoraTrainingDataParams,) => withQuery(`/core-api/lora/training_data/delete`, params)

/**
 * Without a body all of it. The media themselves stay.
 * @summary Remove training data from a LoRA model
 */
export const deleteLoraTrainingData = async (params: DeleteLoraTrainingDataParams,
    deleteLoraTrainingDataRequest?: DeleteLoraTrainingDataRequest, options?: Parameters<typeof http>[1]): Promise<Lora> => {

return http<Lora>(getDeleteLoraTrainingDataUrl(params),
  {
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(deleteLoraTrainingDataRequest)
  }
);}





export const getDeleteLoraTrainingDataMutationKey = () => ['deleteLoraTrainingData'] as const;

export const getDeleteLoraTrainingDataMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLoraTrainingData>>, TError,DeleteLoraTrainingDataMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLoraTrainingData>>, TError,DeleteLoraTrainingDataMutationVariables, TContext> => {

const mutationKey = getDeleteLoraTrainingDataMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLoraTrainingData>>, DeleteLoraTrainingDataMutationVariables> = (props) => {
          const {params,data} = props ?? {};

          return  deleteLoraTrainingData(params,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteLoraTrainingData>>, variables: DeleteLoraTrainingDataMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getLora'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteLoraTrainingDataMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLoraTrainingData>>>
    export type DeleteLoraTrainingDataMutationBody = DeleteLoraTrainingDataRequest | undefined
    export type DeleteLoraTrainingDataMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteLoraTrainingDataMutationVariables = {params: DeleteLoraTrainingDataParams;data?: DeleteLoraTrainingDataRequest}

    /**
 * @summary Remove training data from a LoRA model
 */
export const useDeleteLoraTrainingData = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLoraTrainingData>>, TError,DeleteLoraTrainingDataMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLoraTrainingData>>,
        TError,
        DeleteLoraTrainingDataMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteLoraTrainingDataMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateLoraUrl = () => {




  return `/core-api/lora/update_lora`
}

/**
 * Name and strength can change at any time, everything else only before the training.
 * @summary Change a LoRA model
 */
export const updateLora = async (updateLoraRequest: UpdateLoraRequest, options?: Parameters<typeof http>[1]): Promise<Lora> => {

return http<Lora>(getUpdateLoraUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateLoraRequest)
  }
);}





export const getUpdateLoraMutationKey = () => ['updateLora'] as const;

export const getUpdateLoraMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLora>>, TError,UpdateLoraMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLora>>, TError,UpdateLoraMutationVariables, TContext> => {

const mutationKey = getUpdateLoraMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLora>>, UpdateLoraMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateLora(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateLora>>, variables: UpdateLoraMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getLora', 'listModelGallery'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateLoraMutationResult = NonNullable<Awaited<ReturnType<typeof updateLora>>>
    export type UpdateLoraMutationBody = UpdateLoraRequest
    export type UpdateLoraMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateLoraMutationVariables = {data: UpdateLoraRequest}

    /**
 * @summary Change a LoRA model
 */
export const useUpdateLora = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLora>>, TError,UpdateLoraMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLora>>,
        TError,
        UpdateLoraMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateLoraMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUploadLoraModelUrl = () => {




  return `/core-api/lora/upload_model`
}

/**
 * @summary Upload a ready-made LoRA model
 */
export const uploadLoraModel = async (uploadLoraModelRequest: UploadLoraModelRequest, options?: Parameters<typeof http>[1]): Promise<Lora> => {
    const formData = new FormData();
formData.append(`file`, uploadLoraModelRequest.file);
formData.append(`model_name`, uploadLoraModelRequest.model_name);
formData.append(`model_type`, uploadLoraModelRequest.model_type);
formData.append(`lora_type`, uploadLoraModelRequest.lora_type);
formData.append(`trigger_word`, uploadLoraModelRequest.trigger_word);
if(uploadLoraModelRequest.lora_scale !== undefined) {
 formData.append(`lora_scale`, uploadLoraModelRequest.lora_scale.toString())
 }

  return http<Lora>(getUploadLoraModelUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadLoraModelMutationKey = () => ['uploadLoraModel'] as const;

export const getUploadLoraModelMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadLoraModel>>, TError,UploadLoraModelMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadLoraModel>>, TError,UploadLoraModelMutationVariables, TContext> => {

const mutationKey = getUploadLoraModelMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadLoraModel>>, UploadLoraModelMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadLoraModel(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof uploadLoraModel>>, variables: UploadLoraModelMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listModelGallery'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UploadLoraModelMutationResult = NonNullable<Awaited<ReturnType<typeof uploadLoraModel>>>
    export type UploadLoraModelMutationBody = UploadLoraModelRequest
    export type UploadLoraModelMutationError = ErrorType<ApiProblem | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UploadLoraModelMutationVariables = {data: UploadLoraModelRequest}

    /**
 * @summary Upload a ready-made LoRA model
 */
export const useUploadLoraModel = <TError = ErrorType<ApiProblem | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadLoraModel>>, TError,UploadLoraModelMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadLoraModel>>,
        TError,
        UploadLoraModelMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUploadLoraModelMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
