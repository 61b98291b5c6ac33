/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Acknowledgement,
  ApiProblem,
  BugReport,
  BugReportList,
  ConflictResponse,
  FiledReport,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  ReportStoryEngineErrorRequest,
  ReportStoryRenderingIssuesRequest,
  SendBugReportRequest,
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




export const getListBugReportsUrl = () => {




  return `/core-api/bug-reports/`
}

/**
 * Up to 200, newest first.
 * @summary List the bug reports of the signed-in user
 */
export const listBugReports = async ( options?: Parameters<typeof http>[1]): Promise<BugReportList> => {

  return http<BugReportList>(getListBugReportsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBugReportsQueryKey = () => {
    return [
    "listBugReports"
    ] as const;
    }


export const getListBugReportsQueryOptions = <TData = Awaited<ReturnType<typeof listBugReports>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBugReports>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBugReportsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBugReports>>> = ({ signal }) => listBugReports({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBugReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBugReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listBugReports>>>
export type ListBugReportsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListBugReports<TData = Awaited<ReturnType<typeof listBugReports>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBugReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBugReports>>,
          TError,
          Awaited<ReturnType<typeof listBugReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBugReports<TData = Awaited<ReturnType<typeof listBugReports>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBugReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBugReports>>,
          TError,
          Awaited<ReturnType<typeof listBugReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBugReports<TData = Awaited<ReturnType<typeof listBugReports>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBugReports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bug reports of the signed-in user
 */

export function useListBugReports<TData = Awaited<ReturnType<typeof listBugReports>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBugReports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBugReportsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSendBugReportUrl = () => {




  return `/core-api/bug-reports/`
}

/**
 * The app shows the file's contents before it is sent. The file is stored unchanged, until its user or their account deletes it.
 * @summary Send a bug report
 */
export const sendBugReport = async (sendBugReportRequest: SendBugReportRequest, options?: Parameters<typeof http>[1]): Promise<BugReport> => {
    const formData = new FormData();
formData.append(`bundle`, sendBugReportRequest.bundle);
formData.append(`app_version`, sendBugReportRequest.app_version);
if(sendBugReportRequest.description !== undefined) {
 formData.append(`description`, sendBugReportRequest.description);
 }
if(sendBugReportRequest.story_id !== undefined) {
 formData.append(`story_id`, sendBugReportRequest.story_id);
 }
if(sendBugReportRequest.report_id !== undefined) {
 formData.append(`report_id`, sendBugReportRequest.report_id);
 }

  return http<BugReport>(getSendBugReportUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getSendBugReportMutationKey = () => ['sendBugReport'] as const;

export const getSendBugReportMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBugReport>>, TError,SendBugReportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendBugReport>>, TError,SendBugReportMutationVariables, TContext> => {

const mutationKey = getSendBugReportMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendBugReport>>, SendBugReportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendBugReport(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof sendBugReport>>, variables: SendBugReportMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listBugReports'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SendBugReportMutationResult = NonNullable<Awaited<ReturnType<typeof sendBugReport>>>
    export type SendBugReportMutationBody = SendBugReportRequest
    export type SendBugReportMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SendBugReportMutationVariables = {data: SendBugReportRequest}

    /**
 * @summary Send a bug report
 */
export const useSendBugReport = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBugReport>>, TError,SendBugReportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendBugReport>>,
        TError,
        SendBugReportMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSendBugReportMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteBugReportUrl = (bugReportId: string,) => {




  return `/core-api/bug-reports/${encodeURIComponent(String(bugReportId))}/`
}

/**
 * Its file is deleted with it. Its report stays.
 * @summary Delete a bug report of the signed-in user
 */
export const deleteBugReport = async (bugReportId: string, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getDeleteBugReportUrl(bugReportId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteBugReportMutationKey = () => ['deleteBugReport'] as const;

export const getDeleteBugReportMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBugReport>>, TError,DeleteBugReportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBugReport>>, TError,DeleteBugReportMutationVariables, TContext> => {

const mutationKey = getDeleteBugReportMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBugReport>>, DeleteBugReportMutationVariables> = (props) => {
          const {bugReportId} = props ?? {};

          return  deleteBugReport(bugReportId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteBugReport>>, variables: DeleteBugReportMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listBugReports'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteBugReportMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBugReport>>>

    export type DeleteBugReportMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteBugReportMutationVariables = {bugReportId: string}

    /**
 * @summary Delete a bug report of the signed-in user
 */
export const useDeleteBugReport = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBugReport>>, TError,DeleteBugReportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBugReport>>,
        TError,
        DeleteBugReportMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteBugReportMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
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
