/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  ConflictResponse,
  FiledReport,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  ReportStoryEngineErrorRequest,
  ReportStoryRenderingIssuesRequest,
  StorageFullResponse,
  SubmitFeedbackRequest,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  ValidationFailedResponse
} from '../model/index.ts';

import { http } from '../../../src/shared/api/http.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getReportStoryEngineErrorUrl = () => {




  return `/core-api/report_story_engine_error/`
}

/**
 * @summary Report a failure of the editor or an engine
 */
export const reportStoryEngineError = async (reportStoryEngineErrorRequest: ReportStoryEngineErrorRequest, options?: Parameters<typeof http>[1]): Promise<FiledReport> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<FiledReport>(getReportStoryEngineErrorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reportStoryEngineErrorRequest)
  }
);}





export const getReportStoryEngineErrorMutationKey = () => ['reportStoryEngineError'] as const;

export const getReportStoryEngineErrorMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportStoryEngineError>>, TError,ReportStoryEngineErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportStoryEngineError>>, TError,ReportStoryEngineErrorMutationVariables, TContext> => {

const mutationKey = getReportStoryEngineErrorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




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

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<FiledReport>(getReportStoryRenderingIssuesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reportStoryRenderingIssuesRequest)
  }
);}





export const getReportStoryRenderingIssuesMutationKey = () => ['reportStoryRenderingIssues'] as const;

export const getReportStoryRenderingIssuesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportStoryRenderingIssues>>, TError,ReportStoryRenderingIssuesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportStoryRenderingIssues>>, TError,ReportStoryRenderingIssuesMutationVariables, TContext> => {

const mutationKey = getReportStoryRenderingIssuesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




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

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<FiledReport>(getSubmitFeedbackUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(submitFeedbackRequest)
  }
);}





export const getSubmitFeedbackMutationKey = () => ['submitFeedback'] as const;

export const getSubmitFeedbackMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitFeedback>>, TError,SubmitFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitFeedback>>, TError,SubmitFeedbackMutationVariables, TContext> => {

const mutationKey = getSubmitFeedbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




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
