/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ApiProblem,
  CompleteRenderRequest,
  ConflictResponse,
  CreateRenderPartUploadRequest,
  CreateRenderUploadRequest,
  DivideRenderRequest,
  ExportToPremiereProHeaders,
  ExportToPremiereProRequest,
  FailRenderRequest,
  FilmReview,
  ForbiddenResponse,
  GenerateVideoHeaders,
  GenerateVideoRequest,
  InsufficientCreditsResponse,
  InternalErrorResponse,
  NotFoundResponse,
  ObjectToFilmReviewRequest,
  PayloadTooLargeResponse,
  PremierePackage,
  PresignedUpload,
  RateLimitedResponse,
  Render,
  RenderDocument,
  RenderPartUpload,
  RenderStart,
  ReportRenderProgressRequest,
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




export const getExportToPremiereProUrl = () => {




  return `/core-api/export_to_premiere_pro/`
}

/**
 * A zip with the sequence, every image, clip and voice-over, the music and the captions.
 * @summary Export a story for a professional editing tool
 */
export const exportToPremierePro = async (exportToPremiereProRequest: ExportToPremiereProRequest,
    headers: ExportToPremiereProHeaders, options?: Parameters<typeof http>[1]): Promise<PremierePackage> => {

return http<PremierePackage>(getExportToPremiereProUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(exportToPremiereProRequest)
  }
);}





export const getExportToPremiereProMutationKey = () => ['exportToPremierePro'] as const;

export const getExportToPremiereProMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportToPremierePro>>, TError,ExportToPremiereProMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exportToPremierePro>>, TError,ExportToPremiereProMutationVariables, TContext> => {

const mutationKey = getExportToPremiereProMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportToPremierePro>>, ExportToPremiereProMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  exportToPremierePro(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof exportToPremierePro>>, variables: ExportToPremiereProMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ExportToPremiereProMutationResult = NonNullable<Awaited<ReturnType<typeof exportToPremierePro>>>
    export type ExportToPremiereProMutationBody = ExportToPremiereProRequest
    export type ExportToPremiereProMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ExportToPremiereProMutationVariables = {data: ExportToPremiereProRequest;headers: ExportToPremiereProHeaders}

    /**
 * @summary Export a story for a professional editing tool
 */
export const useExportToPremierePro = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportToPremierePro>>, TError,ExportToPremiereProMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportToPremierePro>>,
        TError,
        ExportToPremiereProMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getExportToPremiereProMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetRenderUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/`
}

/**
 * @summary Read the progress of an export
 */
export const getRender = async (renderId: string, options?: Parameters<typeof http>[1]): Promise<Render> => {

  return http<Render>(getGetRenderUrl(renderId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRenderQueryKey = (renderId: string,) => {
    return [
    "getRender", ...(renderId ? [renderId] : [])
    ] as const;
    }


export const getGetRenderQueryOptions = <TData = Awaited<ReturnType<typeof getRender>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRender>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRenderQueryKey(renderId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRender>>> = ({ signal }) => getRender(renderId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: renderId !== null && renderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRender>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRenderQueryResult = NonNullable<Awaited<ReturnType<typeof getRender>>>
export type GetRenderQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetRender<TData = Awaited<ReturnType<typeof getRender>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRender>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRender>>,
          TError,
          Awaited<ReturnType<typeof getRender>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRender<TData = Awaited<ReturnType<typeof getRender>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRender>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRender>>,
          TError,
          Awaited<ReturnType<typeof getRender>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRender<TData = Awaited<ReturnType<typeof getRender>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRender>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the progress of an export
 */

export function useGetRender<TData = Awaited<ReturnType<typeof getRender>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRender>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRenderQueryOptions(renderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCancelRenderUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/cancel/`
}

/**
 * The renderer stops at its next report; nothing is kept and the cost is refunded.
 * @summary Stop an export
 */
export const cancelRender = async (renderId: string, options?: Parameters<typeof http>[1]): Promise<Render> => {

  return http<Render>(getCancelRenderUrl(renderId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCancelRenderMutationKey = () => ['cancelRender'] as const;

export const getCancelRenderMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelRender>>, TError,CancelRenderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelRender>>, TError,CancelRenderMutationVariables, TContext> => {

const mutationKey = getCancelRenderMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelRender>>, CancelRenderMutationVariables> = (props) => {
          const {renderId} = props ?? {};

          return  cancelRender(renderId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof cancelRender>>, variables: CancelRenderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getRender', 'getStoryStatus', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CancelRenderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelRender>>>

    export type CancelRenderMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CancelRenderMutationVariables = {renderId: string}

    /**
 * @summary Stop an export
 */
export const useCancelRender = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelRender>>, TError,CancelRenderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelRender>>,
        TError,
        CancelRenderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelRenderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCompleteRenderUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/complete/`
}

/**
 * The server verifies the file; then the realtime event `new-video` is sent and the token is invalidated. A file with `is_checked_later` may still be checked: then the answer is the render as it was, and the call is repeated until it has ended.
 * @summary Deliver the MP4
 */
export const completeRender = async (renderId: string,
    completeRenderRequest: CompleteRenderRequest, options?: Parameters<typeof http>[1]): Promise<Render> => {

return http<Render>(getCompleteRenderUrl(renderId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(completeRenderRequest)
  }
);}





export const getCompleteRenderMutationKey = () => ['completeRender'] as const;

export const getCompleteRenderMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeRender>>, TError,CompleteRenderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof completeRender>>, TError,CompleteRenderMutationVariables, TContext> => {

const mutationKey = getCompleteRenderMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeRender>>, CompleteRenderMutationVariables> = (props) => {
          const {renderId,data} = props ?? {};

          return  completeRender(renderId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof completeRender>>, variables: CompleteRenderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getRender', 'getStoryStatus', 'getStory', 'getUserStories'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CompleteRenderMutationResult = NonNullable<Awaited<ReturnType<typeof completeRender>>>
    export type CompleteRenderMutationBody = CompleteRenderRequest
    export type CompleteRenderMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CompleteRenderMutationVariables = {renderId: string;data: CompleteRenderRequest}

    /**
 * @summary Deliver the MP4
 */
export const useCompleteRender = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeRender>>, TError,CompleteRenderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeRender>>,
        TError,
        CompleteRenderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCompleteRenderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDivideRenderUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/divide/`
}

/**
 * For the renderer of the whole (task WHOLE with `can_divide`): each part becomes a job of its own, the sound too. When the last one is complete, a renderer joins them.
 * @summary Divide an export among several renderers
 */
export const divideRender = async (renderId: string,
    divideRenderRequest: DivideRenderRequest, options?: Parameters<typeof http>[1]): Promise<Render> => {

return http<Render>(getDivideRenderUrl(renderId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(divideRenderRequest)
  }
);}





export const getDivideRenderMutationKey = () => ['divideRender'] as const;

export const getDivideRenderMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof divideRender>>, TError,DivideRenderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof divideRender>>, TError,DivideRenderMutationVariables, TContext> => {

const mutationKey = getDivideRenderMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof divideRender>>, DivideRenderMutationVariables> = (props) => {
          const {renderId,data} = props ?? {};

          return  divideRender(renderId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof divideRender>>, variables: DivideRenderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getRender'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DivideRenderMutationResult = NonNullable<Awaited<ReturnType<typeof divideRender>>>
    export type DivideRenderMutationBody = DivideRenderRequest
    export type DivideRenderMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DivideRenderMutationVariables = {renderId: string;data: DivideRenderRequest}

    /**
 * @summary Divide an export among several renderers
 */
export const useDivideRender = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof divideRender>>, TError,DivideRenderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof divideRender>>,
        TError,
        DivideRenderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDivideRenderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetRenderDocumentUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/document/`
}

/**
 * The story as of the export's request, with signed URLs. The render's own token gives no other access.
 * @summary Load the document to render
 */
export const getRenderDocument = async (renderId: string, options?: Parameters<typeof http>[1]): Promise<RenderDocument> => {

  return http<RenderDocument>(getGetRenderDocumentUrl(renderId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRenderDocumentQueryKey = (renderId: string,) => {
    return [
    "getRenderDocument", ...(renderId ? [renderId] : [])
    ] as const;
    }


export const getGetRenderDocumentQueryOptions = <TData = Awaited<ReturnType<typeof getRenderDocument>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse>>(renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRenderDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRenderDocumentQueryKey(renderId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRenderDocument>>> = ({ signal }) => getRenderDocument(renderId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: renderId !== null && renderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRenderDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRenderDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof getRenderDocument>>>
export type GetRenderDocumentQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse>


export function useGetRenderDocument<TData = Awaited<ReturnType<typeof getRenderDocument>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRenderDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRenderDocument>>,
          TError,
          Awaited<ReturnType<typeof getRenderDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRenderDocument<TData = Awaited<ReturnType<typeof getRenderDocument>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRenderDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRenderDocument>>,
          TError,
          Awaited<ReturnType<typeof getRenderDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRenderDocument<TData = Awaited<ReturnType<typeof getRenderDocument>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRenderDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load the document to render
 */

export function useGetRenderDocument<TData = Awaited<ReturnType<typeof getRenderDocument>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRenderDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRenderDocumentQueryOptions(renderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFailRenderUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/fail/`
}

/**
 * The cost is refunded.
 * @summary Report a failed export
 */
export const failRender = async (renderId: string,
    failRenderRequest: FailRenderRequest, options?: Parameters<typeof http>[1]): Promise<Render> => {

return http<Render>(getFailRenderUrl(renderId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(failRenderRequest)
  }
);}





export const getFailRenderMutationKey = () => ['failRender'] as const;

export const getFailRenderMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof failRender>>, TError,FailRenderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof failRender>>, TError,FailRenderMutationVariables, TContext> => {

const mutationKey = getFailRenderMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof failRender>>, FailRenderMutationVariables> = (props) => {
          const {renderId,data} = props ?? {};

          return  failRender(renderId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof failRender>>, variables: FailRenderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getRender', 'getStoryStatus'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type FailRenderMutationResult = NonNullable<Awaited<ReturnType<typeof failRender>>>
    export type FailRenderMutationBody = FailRenderRequest
    export type FailRenderMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type FailRenderMutationVariables = {renderId: string;data: FailRenderRequest}

    /**
 * @summary Report a failed export
 */
export const useFailRender = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof failRender>>, TError,FailRenderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof failRender>>,
        TError,
        FailRenderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getFailRenderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCompleteRenderPartUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/part/complete/`
}

/**
 * After its bytes were put. The last part of an export makes a renderer join all of them.
 * @summary Deliver a part of an export
 */
export const completeRenderPart = async (renderId: string, options?: Parameters<typeof http>[1]): Promise<Render> => {

  return http<Render>(getCompleteRenderPartUrl(renderId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCompleteRenderPartMutationKey = () => ['completeRenderPart'] as const;

export const getCompleteRenderPartMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeRenderPart>>, TError,CompleteRenderPartMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof completeRenderPart>>, TError,CompleteRenderPartMutationVariables, TContext> => {

const mutationKey = getCompleteRenderPartMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeRenderPart>>, CompleteRenderPartMutationVariables> = (props) => {
          const {renderId} = props ?? {};

          return  completeRenderPart(renderId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof completeRenderPart>>, variables: CompleteRenderPartMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getRender'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CompleteRenderPartMutationResult = NonNullable<Awaited<ReturnType<typeof completeRenderPart>>>

    export type CompleteRenderPartMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CompleteRenderPartMutationVariables = {renderId: string}

    /**
 * @summary Deliver a part of an export
 */
export const useCompleteRenderPart = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeRenderPart>>, TError,CompleteRenderPartMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeRenderPart>>,
        TError,
        CompleteRenderPartMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCompleteRenderPartMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateRenderPartUploadUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/part/upload/`
}

/**
 * For the renderer of a part (task IMAGES or SOUND), whose token names it. Bound to exactly this many bytes of video/mp4.
 * @summary Get an upload URL for a part of an export
 */
export const createRenderPartUpload = async (renderId: string,
    createRenderPartUploadRequest: CreateRenderPartUploadRequest, options?: Parameters<typeof http>[1]): Promise<RenderPartUpload> => {

return http<RenderPartUpload>(getCreateRenderPartUploadUrl(renderId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createRenderPartUploadRequest)
  }
);}





export const getCreateRenderPartUploadMutationKey = () => ['createRenderPartUpload'] as const;

export const getCreateRenderPartUploadMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRenderPartUpload>>, TError,CreateRenderPartUploadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRenderPartUpload>>, TError,CreateRenderPartUploadMutationVariables, TContext> => {

const mutationKey = getCreateRenderPartUploadMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRenderPartUpload>>, CreateRenderPartUploadMutationVariables> = (props) => {
          const {renderId,data} = props ?? {};

          return  createRenderPartUpload(renderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRenderPartUploadMutationResult = NonNullable<Awaited<ReturnType<typeof createRenderPartUpload>>>
    export type CreateRenderPartUploadMutationBody = CreateRenderPartUploadRequest
    export type CreateRenderPartUploadMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateRenderPartUploadMutationVariables = {renderId: string;data: CreateRenderPartUploadRequest}

    /**
 * @summary Get an upload URL for a part of an export
 */
export const useCreateRenderPartUpload = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRenderPartUpload>>, TError,CreateRenderPartUploadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRenderPartUpload>>,
        TError,
        CreateRenderPartUploadMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRenderPartUploadMutationOptions(options), queryClient);
    }
    export const getReportRenderProgressUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/progress/`
}

/**
 * Sent at most every half second; of a part with the progress of that part. A renderer that reads CANCELLED in the answer stops. An export without a report for two minutes FAILS.
 * @summary Report the renderer's progress
 */
export const reportRenderProgress = async (renderId: string,
    reportRenderProgressRequest: ReportRenderProgressRequest, options?: Parameters<typeof http>[1]): Promise<Render> => {

return http<Render>(getReportRenderProgressUrl(renderId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(reportRenderProgressRequest)
  }
);}





export const getReportRenderProgressMutationKey = () => ['reportRenderProgress'] as const;

export const getReportRenderProgressMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportRenderProgress>>, TError,ReportRenderProgressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportRenderProgress>>, TError,ReportRenderProgressMutationVariables, TContext> => {

const mutationKey = getReportRenderProgressMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportRenderProgress>>, ReportRenderProgressMutationVariables> = (props) => {
          const {renderId,data} = props ?? {};

          return  reportRenderProgress(renderId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof reportRenderProgress>>, variables: ReportRenderProgressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getRender', 'getStoryStatus'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReportRenderProgressMutationResult = NonNullable<Awaited<ReturnType<typeof reportRenderProgress>>>
    export type ReportRenderProgressMutationBody = ReportRenderProgressRequest
    export type ReportRenderProgressMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ReportRenderProgressMutationVariables = {renderId: string;data: ReportRenderProgressRequest}

    /**
 * @summary Report the renderer's progress
 */
export const useReportRenderProgress = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportRenderProgress>>, TError,ReportRenderProgressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportRenderProgress>>,
        TError,
        ReportRenderProgressMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReportRenderProgressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetFilmReviewUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/review/`
}

/**
 * @summary Read the review of a video
 */
export const getFilmReview = async (renderId: string, options?: Parameters<typeof http>[1]): Promise<FilmReview> => {

  return http<FilmReview>(getGetFilmReviewUrl(renderId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetFilmReviewQueryKey = (renderId: string,) => {
    return [
    "getFilmReview", ...(renderId ? [renderId] : [])
    ] as const;
    }


export const getGetFilmReviewQueryOptions = <TData = Awaited<ReturnType<typeof getFilmReview>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFilmReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFilmReviewQueryKey(renderId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFilmReview>>> = ({ signal }) => getFilmReview(renderId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: renderId !== null && renderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFilmReview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFilmReviewQueryResult = NonNullable<Awaited<ReturnType<typeof getFilmReview>>>
export type GetFilmReviewQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetFilmReview<TData = Awaited<ReturnType<typeof getFilmReview>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFilmReview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFilmReview>>,
          TError,
          Awaited<ReturnType<typeof getFilmReview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFilmReview<TData = Awaited<ReturnType<typeof getFilmReview>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFilmReview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFilmReview>>,
          TError,
          Awaited<ReturnType<typeof getFilmReview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFilmReview<TData = Awaited<ReturnType<typeof getFilmReview>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFilmReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the review of a video
 */

export function useGetFilmReview<TData = Awaited<ReturnType<typeof getFilmReview>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 renderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFilmReview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFilmReviewQueryOptions(renderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getObjectToFilmReviewUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/review/object/`
}

/**
 * Once. The film returns to the reviewers, first in the queue and with this text.
 * @summary Appeal the rejection of a video
 */
export const objectToFilmReview = async (renderId: string,
    objectToFilmReviewRequest: ObjectToFilmReviewRequest, options?: Parameters<typeof http>[1]): Promise<FilmReview> => {

return http<FilmReview>(getObjectToFilmReviewUrl(renderId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(objectToFilmReviewRequest)
  }
);}





export const getObjectToFilmReviewMutationKey = () => ['objectToFilmReview'] as const;

export const getObjectToFilmReviewMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof objectToFilmReview>>, TError,ObjectToFilmReviewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof objectToFilmReview>>, TError,ObjectToFilmReviewMutationVariables, TContext> => {

const mutationKey = getObjectToFilmReviewMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof objectToFilmReview>>, ObjectToFilmReviewMutationVariables> = (props) => {
          const {renderId,data} = props ?? {};

          return  objectToFilmReview(renderId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof objectToFilmReview>>, variables: ObjectToFilmReviewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getFilmReview'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ObjectToFilmReviewMutationResult = NonNullable<Awaited<ReturnType<typeof objectToFilmReview>>>
    export type ObjectToFilmReviewMutationBody = ObjectToFilmReviewRequest
    export type ObjectToFilmReviewMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ObjectToFilmReviewMutationVariables = {renderId: string;data: ObjectToFilmReviewRequest}

    /**
 * @summary Appeal the rejection of a video
 */
export const useObjectToFilmReview = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof objectToFilmReview>>, TError,ObjectToFilmReviewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof objectToFilmReview>>,
        TError,
        ObjectToFilmReviewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getObjectToFilmReviewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateRenderUploadUrl = (renderId: string,) => {




  return `/core-api/render/${encodeURIComponent(String(renderId))}/upload/`
}

/**
 * Bound to exactly this many bytes of video/mp4.
 * @summary Get an upload URL for the MP4
 */
export const createRenderUpload = async (renderId: string,
    createRenderUploadRequest: CreateRenderUploadRequest, options?: Parameters<typeof http>[1]): Promise<PresignedUpload> => {

return http<PresignedUpload>(getCreateRenderUploadUrl(renderId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createRenderUploadRequest)
  }
);}





export const getCreateRenderUploadMutationKey = () => ['createRenderUpload'] as const;

export const getCreateRenderUploadMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRenderUpload>>, TError,CreateRenderUploadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRenderUpload>>, TError,CreateRenderUploadMutationVariables, TContext> => {

const mutationKey = getCreateRenderUploadMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRenderUpload>>, CreateRenderUploadMutationVariables> = (props) => {
          const {renderId,data} = props ?? {};

          return  createRenderUpload(renderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRenderUploadMutationResult = NonNullable<Awaited<ReturnType<typeof createRenderUpload>>>
    export type CreateRenderUploadMutationBody = CreateRenderUploadRequest
    export type CreateRenderUploadMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateRenderUploadMutationVariables = {renderId: string;data: CreateRenderUploadRequest}

    /**
 * @summary Get an upload URL for the MP4
 */
export const useCreateRenderUpload = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRenderUpload>>, TError,CreateRenderUploadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRenderUpload>>,
        TError,
        CreateRenderUploadMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRenderUploadMutationOptions(options), queryClient);
    }
    export const getGenerateVideoUrl = () => {




  return `/video_api/generate_video_remotion_async_api_v2/`
}

/**
 * Renders the current story, in the size of its shape at 30 frames a second. By default, `executor` is the server when it can render and the user's browser otherwise. Progress is sent as `render-progress`, the end as the realtime event `new-video`. One export per story at a time.
 * @summary Export video: render a story as an MP4
 */
export const generateVideo = async (generateVideoRequest: GenerateVideoRequest,
    headers: GenerateVideoHeaders, options?: Parameters<typeof http>[1]): Promise<RenderStart> => {

return http<RenderStart>(getGenerateVideoUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(generateVideoRequest)
  }
);}





export const getGenerateVideoMutationKey = () => ['generateVideo'] as const;

export const getGenerateVideoMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateVideo>>, TError,GenerateVideoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generateVideo>>, TError,GenerateVideoMutationVariables, TContext> => {

const mutationKey = getGenerateVideoMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generateVideo>>, GenerateVideoMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  generateVideo(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof generateVideo>>, variables: GenerateVideoMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStoryStatus', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GenerateVideoMutationResult = NonNullable<Awaited<ReturnType<typeof generateVideo>>>
    export type GenerateVideoMutationBody = GenerateVideoRequest
    export type GenerateVideoMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | StorageFullResponse>
    export type GenerateVideoMutationVariables = {data: GenerateVideoRequest;headers: GenerateVideoHeaders}

    /**
 * @summary Export video: render a story as an MP4
 */
export const useGenerateVideo = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateVideo>>, TError,GenerateVideoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generateVideo>>,
        TError,
        GenerateVideoMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerateVideoMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
