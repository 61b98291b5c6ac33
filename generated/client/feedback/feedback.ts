/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Acknowledgement,
  ApiProblem,
  Capsule,
  CapsuleList,
  ConflictResponse,
  FiledReport,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  ReportStoryEngineErrorRequest,
  ReportStoryRenderingIssuesRequest,
  SendCapsuleRequest,
  StorageFullResponse,
  SubmitFeedbackRequest,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  ValidationFailedResponse
} from '#generated/schema.ts';

import {
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




export const getListCapsulesUrl = () => {




  return `/core-api/capsules/`
}

/**
 * Up to 200, newest first.
 * @summary List the capsules that one has sent
 */
export const listCapsules = async ( options?: Parameters<typeof http>[1]): Promise<CapsuleList> => {

  return http<CapsuleList>(getListCapsulesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCapsulesQueryKey = () => {
    return [
    "listCapsules"
    ] as const;
    }


export const getListCapsulesQueryOptions = <TData = Awaited<ReturnType<typeof listCapsules>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCapsules>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCapsulesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCapsules>>> = ({ signal }) => listCapsules({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCapsules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCapsulesQueryResult = NonNullable<Awaited<ReturnType<typeof listCapsules>>>
export type ListCapsulesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListCapsules<TData = Awaited<ReturnType<typeof listCapsules>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCapsules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCapsules>>,
          TError,
          Awaited<ReturnType<typeof listCapsules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCapsules<TData = Awaited<ReturnType<typeof listCapsules>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCapsules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCapsules>>,
          TError,
          Awaited<ReturnType<typeof listCapsules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCapsules<TData = Awaited<ReturnType<typeof listCapsules>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCapsules>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the capsules that one has sent
 */

export function useListCapsules<TData = Awaited<ReturnType<typeof listCapsules>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCapsules>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCapsulesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSendCapsuleUrl = () => {




  return `/core-api/capsules/`
}

/**
 * The app shows the file's contents before it is sent. The file is stored unchanged, until its user or their account deletes it.
 * @summary Send the state in which a problem was seen
 */
export const sendCapsule = async (sendCapsuleRequest: SendCapsuleRequest, options?: Parameters<typeof http>[1]): Promise<Capsule> => {
    const formData = new FormData();
formData.append(`capsule`, sendCapsuleRequest.capsule);
formData.append(`app_version`, sendCapsuleRequest.app_version);
if(sendCapsuleRequest.description !== undefined) {
 formData.append(`description`, sendCapsuleRequest.description);
 }
if(sendCapsuleRequest.story_id !== undefined) {
 formData.append(`story_id`, sendCapsuleRequest.story_id);
 }
if(sendCapsuleRequest.report_id !== undefined) {
 formData.append(`report_id`, sendCapsuleRequest.report_id);
 }

  return http<Capsule>(getSendCapsuleUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getSendCapsuleMutationKey = () => ['sendCapsule'] as const;

export const getSendCapsuleMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCapsule>>, TError,SendCapsuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendCapsule>>, TError,SendCapsuleMutationVariables, TContext> => {

const mutationKey = getSendCapsuleMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendCapsule>>, SendCapsuleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendCapsule(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof sendCapsule>>, variables: SendCapsuleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listCapsules'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SendCapsuleMutationResult = NonNullable<Awaited<ReturnType<typeof sendCapsule>>>
    export type SendCapsuleMutationBody = SendCapsuleRequest
    export type SendCapsuleMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SendCapsuleMutationVariables = {data: SendCapsuleRequest}

    /**
 * @summary Send the state in which a problem was seen
 */
export const useSendCapsule = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCapsule>>, TError,SendCapsuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendCapsule>>,
        TError,
        SendCapsuleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSendCapsuleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteCapsuleUrl = (capsuleId: string,) => {




  return `/core-api/capsules/${encodeURIComponent(String(capsuleId))}/`
}

/**
 * Its file is deleted with it. Its report stays.
 * @summary Delete a capsule that one has sent
 */
export const deleteCapsule = async (capsuleId: string, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getDeleteCapsuleUrl(capsuleId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCapsuleMutationKey = () => ['deleteCapsule'] as const;

export const getDeleteCapsuleMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCapsule>>, TError,DeleteCapsuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCapsule>>, TError,DeleteCapsuleMutationVariables, TContext> => {

const mutationKey = getDeleteCapsuleMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCapsule>>, DeleteCapsuleMutationVariables> = (props) => {
          const {capsuleId} = props ?? {};

          return  deleteCapsule(capsuleId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteCapsule>>, variables: DeleteCapsuleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listCapsules'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteCapsuleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCapsule>>>

    export type DeleteCapsuleMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteCapsuleMutationVariables = {capsuleId: string}

    /**
 * @summary Delete a capsule that one has sent
 */
export const useDeleteCapsule = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCapsule>>, TError,DeleteCapsuleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCapsule>>,
        TError,
        DeleteCapsuleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteCapsuleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getReportStoryEngineErrorUrl = () => {




  return `/core-api/report_story_engine_error/`
}

/**
 * @summary Report a failure of the editor or an engine
 */
export const reportStoryEngineError = async (reportStoryEngineErrorRequest: ReportStoryEngineErrorRequest, options?: Parameters<typeof http>[1]): Promise<FiledReport> => {

return http<FiledReport>(getReportStoryEngineErrorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(reportStoryEngineErrorRequest)
  }
);}





export const getReportStoryEngineErrorMutationKey = () => ['reportStoryEngineError'] as const;

export const getReportStoryEngineErrorMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportStoryEngineError>>, TError,ReportStoryEngineErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportStoryEngineError>>, TError,ReportStoryEngineErrorMutationVariables, TContext> => {

const mutationKey = getReportStoryEngineErrorMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportStoryEngineError>>, ReportStoryEngineErrorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportStoryEngineError(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportStoryEngineErrorMutationResult = NonNullable<Awaited<ReturnType<typeof reportStoryEngineError>>>
    export type ReportStoryEngineErrorMutationBody = ReportStoryEngineErrorRequest
    export type ReportStoryEngineErrorMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ReportStoryEngineErrorMutationVariables = {data: ReportStoryEngineErrorRequest}

    /**
 * @summary Report a failure of the editor or an engine
 */
export const useReportStoryEngineError = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportStoryEngineError>>, TError,ReportStoryEngineErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportStoryEngineError>>,
        TError,
        ReportStoryEngineErrorMutationVariables,
        TContext
      > => {
      return useMutation(getReportStoryEngineErrorMutationOptions(options), queryClient);
    }
    export const getReportStoryRenderingIssuesUrl = () => {




  return `/core-api/report_story_rendering_issues/`
}

/**
 * @summary Report what looks wrong in a video
 */
export const reportStoryRenderingIssues = async (reportStoryRenderingIssuesRequest: ReportStoryRenderingIssuesRequest, options?: Parameters<typeof http>[1]): Promise<FiledReport> => {

return http<FiledReport>(getReportStoryRenderingIssuesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(reportStoryRenderingIssuesRequest)
  }
);}





export const getReportStoryRenderingIssuesMutationKey = () => ['reportStoryRenderingIssues'] as const;

export const getReportStoryRenderingIssuesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportStoryRenderingIssues>>, TError,ReportStoryRenderingIssuesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportStoryRenderingIssues>>, TError,ReportStoryRenderingIssuesMutationVariables, TContext> => {

const mutationKey = getReportStoryRenderingIssuesMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportStoryRenderingIssues>>, ReportStoryRenderingIssuesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportStoryRenderingIssues(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportStoryRenderingIssuesMutationResult = NonNullable<Awaited<ReturnType<typeof reportStoryRenderingIssues>>>
    export type ReportStoryRenderingIssuesMutationBody = ReportStoryRenderingIssuesRequest
    export type ReportStoryRenderingIssuesMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ReportStoryRenderingIssuesMutationVariables = {data: ReportStoryRenderingIssuesRequest}

    /**
 * @summary Report what looks wrong in a video
 */
export const useReportStoryRenderingIssues = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportStoryRenderingIssues>>, TError,ReportStoryRenderingIssuesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportStoryRenderingIssues>>,
        TError,
        ReportStoryRenderingIssuesMutationVariables,
        TContext
      > => {
      return useMutation(getReportStoryRenderingIssuesMutationOptions(options), queryClient);
    }
    export const getSubmitFeedbackUrl = () => {




  return `/core-api/submit_feedback/`
}

/**
 * @summary Send feedback
 */
export const submitFeedback = async (submitFeedbackRequest: SubmitFeedbackRequest, options?: Parameters<typeof http>[1]): Promise<FiledReport> => {

return http<FiledReport>(getSubmitFeedbackUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(submitFeedbackRequest)
  }
);}





export const getSubmitFeedbackMutationKey = () => ['submitFeedback'] as const;

export const getSubmitFeedbackMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitFeedback>>, TError,SubmitFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitFeedback>>, TError,SubmitFeedbackMutationVariables, TContext> => {

const mutationKey = getSubmitFeedbackMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitFeedback>>, SubmitFeedbackMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitFeedback(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof submitFeedback>>>
    export type SubmitFeedbackMutationBody = SubmitFeedbackRequest
    export type SubmitFeedbackMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SubmitFeedbackMutationVariables = {data: SubmitFeedbackRequest}

    /**
 * @summary Send feedback
 */
export const useSubmitFeedback = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitFeedback>>, TError,SubmitFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitFeedback>>,
        TError,
        SubmitFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitFeedbackMutationOptions(options), queryClient);
    }
