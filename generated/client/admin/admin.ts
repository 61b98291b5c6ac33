/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Acknowledgement,
  ActiveUsers,
  ActiveUsersRequest,
  ApiProblem,
  AuditVideoPage,
  BugReport,
  ConflictResponse,
  CreateStaffViewRequest,
  CumulativeStats,
  DebugJob,
  EngineSetup,
  EngineTest,
  ExportAuditTrailRequest,
  ExportPremiumCreditsRequest,
  ExportStaffRowsRequest,
  FilmReview,
  FindStaffSubjectParams,
  ForbiddenResponse,
  FunnelAnalytics,
  GenerationAnalytics,
  GetCumulativeStatsParams,
  GetFunnelAnalyticsParams,
  GetGenerationAnalyticsParams,
  GetPersonDetailsParams,
  GetPremiumUsersCreditSummaryParams,
  GetStatsParams,
  GetStoryDebugDetailsParams,
  GetUsageDataByActionParams,
  GetVideoFilesForAuditParams,
  InternalErrorResponse,
  ListAuditTrailParams,
  ListStaffBugReportsParams,
  ListStaffReportsParams,
  ListStaffRowsParams,
  ListStaffViewsParams,
  NotFoundResponse,
  PartnerReport,
  PartnerReportRequest,
  PayloadTooLargeResponse,
  PersonDetails,
  PremiumUserCreditPage,
  QualityData,
  QualityDataRequest,
  RateLimitedResponse,
  RevealAddressRequest,
  RevealBugReportRequest,
  RevealStoryRequest,
  RevealedAddress,
  ReviewFilmRequest,
  SearchUserSummaryParams,
  SettleJobRequest,
  StaffBugReportList,
  StaffMatchList,
  StaffOverview,
  StaffQueues,
  StaffReport,
  StaffReportPage,
  StaffRowPage,
  StaffView,
  StaffViewList,
  Stats,
  StorageFullResponse,
  StoryDebugDetails,
  StoryDocument,
  TestEngineRequest,
  TrailPage,
  UnauthorizedResponse,
  UnavailableResponse,
  UndoFilmReviewRequest,
  UnsupportedBodyTypeResponse,
  UpdateEngineSetupRequest,
  UpdateReportRequest,
  UpdateStaffViewRequest,
  UsageByAction,
  UsageExport,
  UsageMetrics,
  UsageMetricsRequest,
  UserSummaryList,
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




export const getGetGenerationAnalyticsUrl = (params?: GetGenerationAnalyticsParams,) => withQuery(`/admin-stats/generation-analytics/`, params)

/**
 * @summary Read the figures of generation
 */
export const getGenerationAnalytics = async (params?: GetGenerationAnalyticsParams, options?: Parameters<typeof http>[1]): Promise<GenerationAnalytics> => {

  return http<GenerationAnalytics>(getGetGenerationAnalyticsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGenerationAnalyticsQueryKey = (params?: GetGenerationAnalyticsParams,) => {
    return [
    "getGenerationAnalytics", ...(params ? [params] : [])
    ] as const;
    }


export const getGetGenerationAnalyticsQueryOptions = <TData = Awaited<ReturnType<typeof getGenerationAnalytics>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: GetGenerationAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenerationAnalytics>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGenerationAnalyticsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGenerationAnalytics>>> = ({ signal }) => getGenerationAnalytics(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGenerationAnalytics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGenerationAnalyticsQueryResult = NonNullable<Awaited<ReturnType<typeof getGenerationAnalytics>>>
export type GetGenerationAnalyticsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetGenerationAnalytics<TData = Awaited<ReturnType<typeof getGenerationAnalytics>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  GetGenerationAnalyticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenerationAnalytics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGenerationAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getGenerationAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGenerationAnalytics<TData = Awaited<ReturnType<typeof getGenerationAnalytics>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetGenerationAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenerationAnalytics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGenerationAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getGenerationAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGenerationAnalytics<TData = Awaited<ReturnType<typeof getGenerationAnalytics>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetGenerationAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenerationAnalytics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the figures of generation
 */

export function useGetGenerationAnalytics<TData = Awaited<ReturnType<typeof getGenerationAnalytics>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetGenerationAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenerationAnalytics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGenerationAnalyticsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetActiveUsersUrl = () => {




  return `/get_active_users`
}

/**
 * @summary Count the active users per day
 */
export const getActiveUsers = async (activeUsersRequest: ActiveUsersRequest, options?: Parameters<typeof http>[1]): Promise<ActiveUsers> => {

return http<ActiveUsers>(getGetActiveUsersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(activeUsersRequest)
  }
);}





export const getGetActiveUsersMutationKey = () => ['getActiveUsers'] as const;

export const getGetActiveUsersMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getActiveUsers>>, TError,GetActiveUsersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getActiveUsers>>, TError,GetActiveUsersMutationVariables, TContext> => {

const mutationKey = getGetActiveUsersMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getActiveUsers>>, GetActiveUsersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getActiveUsers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetActiveUsersMutationResult = NonNullable<Awaited<ReturnType<typeof getActiveUsers>>>
    export type GetActiveUsersMutationBody = ActiveUsersRequest
    export type GetActiveUsersMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type GetActiveUsersMutationVariables = {data: ActiveUsersRequest}

    /**
 * @summary Count the active users per day
 */
export const useGetActiveUsers = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getActiveUsers>>, TError,GetActiveUsersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getActiveUsers>>,
        TError,
        GetActiveUsersMutationVariables,
        TContext
      > => {
      return useMutation(getGetActiveUsersMutationOptions(options), queryClient);
    }
    export const getGetCumulativeStatsUrl = (params?: GetCumulativeStatsParams,) => withQuery(`/get_cummulative_stats/`, params)

/**
 * @summary Read the cumulative totals
 */
export const getCumulativeStats = async (params?: GetCumulativeStatsParams, options?: Parameters<typeof http>[1]): Promise<CumulativeStats> => {

  return http<CumulativeStats>(getGetCumulativeStatsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCumulativeStatsQueryKey = (params?: GetCumulativeStatsParams,) => {
    return [
    "getCumulativeStats", ...(params ? [params] : [])
    ] as const;
    }


export const getGetCumulativeStatsQueryOptions = <TData = Awaited<ReturnType<typeof getCumulativeStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: GetCumulativeStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCumulativeStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCumulativeStatsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCumulativeStats>>> = ({ signal }) => getCumulativeStats(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCumulativeStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCumulativeStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getCumulativeStats>>>
export type GetCumulativeStatsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetCumulativeStats<TData = Awaited<ReturnType<typeof getCumulativeStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  GetCumulativeStatsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCumulativeStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCumulativeStats>>,
          TError,
          Awaited<ReturnType<typeof getCumulativeStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCumulativeStats<TData = Awaited<ReturnType<typeof getCumulativeStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetCumulativeStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCumulativeStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCumulativeStats>>,
          TError,
          Awaited<ReturnType<typeof getCumulativeStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCumulativeStats<TData = Awaited<ReturnType<typeof getCumulativeStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetCumulativeStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCumulativeStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the cumulative totals
 */

export function useGetCumulativeStats<TData = Awaited<ReturnType<typeof getCumulativeStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetCumulativeStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCumulativeStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCumulativeStatsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetFunnelAnalyticsUrl = (params?: GetFunnelAnalyticsParams,) => withQuery(`/get_funnel_analytics/`, params, ["countries[]"])

/**
 * @summary Read the conversion from sign-up to subscription
 */
export const getFunnelAnalytics = async (params?: GetFunnelAnalyticsParams, options?: Parameters<typeof http>[1]): Promise<FunnelAnalytics> => {

  return http<FunnelAnalytics>(getGetFunnelAnalyticsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetFunnelAnalyticsQueryKey = (params?: GetFunnelAnalyticsParams,) => {
    return [
    "getFunnelAnalytics", ...(params ? [params] : [])
    ] as const;
    }


export const getGetFunnelAnalyticsQueryOptions = <TData = Awaited<ReturnType<typeof getFunnelAnalytics>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: GetFunnelAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnelAnalytics>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFunnelAnalyticsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFunnelAnalytics>>> = ({ signal }) => getFunnelAnalytics(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFunnelAnalytics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFunnelAnalyticsQueryResult = NonNullable<Awaited<ReturnType<typeof getFunnelAnalytics>>>
export type GetFunnelAnalyticsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetFunnelAnalytics<TData = Awaited<ReturnType<typeof getFunnelAnalytics>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  GetFunnelAnalyticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnelAnalytics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFunnelAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getFunnelAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFunnelAnalytics<TData = Awaited<ReturnType<typeof getFunnelAnalytics>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetFunnelAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnelAnalytics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFunnelAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getFunnelAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFunnelAnalytics<TData = Awaited<ReturnType<typeof getFunnelAnalytics>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetFunnelAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnelAnalytics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the conversion from sign-up to subscription
 */

export function useGetFunnelAnalytics<TData = Awaited<ReturnType<typeof getFunnelAnalytics>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetFunnelAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnelAnalytics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFunnelAnalyticsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStatsUrl = (params?: GetStatsParams,) => withQuery(`/get_stats/`, params)

/**
 * @summary Read the figures of the last days
 */
export const getStats = async (params?: GetStatsParams, options?: Parameters<typeof http>[1]): Promise<Stats> => {

  return http<Stats>(getGetStatsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStatsQueryKey = (params?: GetStatsParams,) => {
    return [
    "getStats", ...(params ? [params] : [])
    ] as const;
    }


export const getGetStatsQueryOptions = <TData = Awaited<ReturnType<typeof getStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: GetStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStats>>> = ({ signal }) => getStats(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getStats>>>
export type GetStatsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetStats<TData = Awaited<ReturnType<typeof getStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  GetStatsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStats>>,
          TError,
          Awaited<ReturnType<typeof getStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStats<TData = Awaited<ReturnType<typeof getStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStats>>,
          TError,
          Awaited<ReturnType<typeof getStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStats<TData = Awaited<ReturnType<typeof getStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the figures of the last days
 */

export function useGetStats<TData = Awaited<ReturnType<typeof getStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStoryDebugDetailsUrl = (params: GetStoryDebugDetailsParams,) => withQuery(`/get_story_debug_details/`, params)

/**
 * Recorded in the audit trail first. No text of the user is included.
 * @summary Read a story with its tasks, jobs and exports
 */
export const getStoryDebugDetails = async (params: GetStoryDebugDetailsParams, options?: Parameters<typeof http>[1]): Promise<StoryDebugDetails> => {

  return http<StoryDebugDetails>(getGetStoryDebugDetailsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStoryDebugDetailsQueryKey = (params?: GetStoryDebugDetailsParams,) => {
    return [
    "getStoryDebugDetails", ...(params ? [params] : [])
    ] as const;
    }


export const getGetStoryDebugDetailsQueryOptions = <TData = Awaited<ReturnType<typeof getStoryDebugDetails>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(params: GetStoryDebugDetailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryDebugDetails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoryDebugDetailsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStoryDebugDetails>>> = ({ signal }) => getStoryDebugDetails(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStoryDebugDetails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoryDebugDetailsQueryResult = NonNullable<Awaited<ReturnType<typeof getStoryDebugDetails>>>
export type GetStoryDebugDetailsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetStoryDebugDetails<TData = Awaited<ReturnType<typeof getStoryDebugDetails>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryDebugDetailsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryDebugDetails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoryDebugDetails>>,
          TError,
          Awaited<ReturnType<typeof getStoryDebugDetails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoryDebugDetails<TData = Awaited<ReturnType<typeof getStoryDebugDetails>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryDebugDetailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryDebugDetails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoryDebugDetails>>,
          TError,
          Awaited<ReturnType<typeof getStoryDebugDetails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoryDebugDetails<TData = Awaited<ReturnType<typeof getStoryDebugDetails>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryDebugDetailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryDebugDetails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a story with its tasks, jobs and exports
 */

export function useGetStoryDebugDetails<TData = Awaited<ReturnType<typeof getStoryDebugDetails>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryDebugDetailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryDebugDetails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoryDebugDetailsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetUsageDataByActionUrl = (params?: GetUsageDataByActionParams,) => withQuery(`/get_usage_data_by_action/`, params)

/**
 * @summary Read usage
 */
export const getUsageDataByAction = async (params?: GetUsageDataByActionParams, options?: Parameters<typeof http>[1]): Promise<UsageByAction> => {

  return http<UsageByAction>(getGetUsageDataByActionUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetUsageDataByActionQueryKey = (params?: GetUsageDataByActionParams,) => {
    return [
    "getUsageDataByAction", ...(params ? [params] : [])
    ] as const;
    }


export const getGetUsageDataByActionQueryOptions = <TData = Awaited<ReturnType<typeof getUsageDataByAction>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: GetUsageDataByActionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageDataByAction>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUsageDataByActionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUsageDataByAction>>> = ({ signal }) => getUsageDataByAction(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUsageDataByAction>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUsageDataByActionQueryResult = NonNullable<Awaited<ReturnType<typeof getUsageDataByAction>>>
export type GetUsageDataByActionQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetUsageDataByAction<TData = Awaited<ReturnType<typeof getUsageDataByAction>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  GetUsageDataByActionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageDataByAction>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsageDataByAction>>,
          TError,
          Awaited<ReturnType<typeof getUsageDataByAction>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUsageDataByAction<TData = Awaited<ReturnType<typeof getUsageDataByAction>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetUsageDataByActionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageDataByAction>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsageDataByAction>>,
          TError,
          Awaited<ReturnType<typeof getUsageDataByAction>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUsageDataByAction<TData = Awaited<ReturnType<typeof getUsageDataByAction>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetUsageDataByActionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageDataByAction>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read usage
 */

export function useGetUsageDataByAction<TData = Awaited<ReturnType<typeof getUsageDataByAction>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetUsageDataByActionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageDataByAction>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUsageDataByActionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetUsageMetricsUrl = () => {




  return `/get_usage_metrics`
}

/**
 * @summary Count the usage per day
 */
export const getUsageMetrics = async (usageMetricsRequest: UsageMetricsRequest, options?: Parameters<typeof http>[1]): Promise<UsageMetrics> => {

return http<UsageMetrics>(getGetUsageMetricsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(usageMetricsRequest)
  }
);}





export const getGetUsageMetricsMutationKey = () => ['getUsageMetrics'] as const;

export const getGetUsageMetricsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getUsageMetrics>>, TError,GetUsageMetricsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getUsageMetrics>>, TError,GetUsageMetricsMutationVariables, TContext> => {

const mutationKey = getGetUsageMetricsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getUsageMetrics>>, GetUsageMetricsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getUsageMetrics(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetUsageMetricsMutationResult = NonNullable<Awaited<ReturnType<typeof getUsageMetrics>>>
    export type GetUsageMetricsMutationBody = UsageMetricsRequest
    export type GetUsageMetricsMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type GetUsageMetricsMutationVariables = {data: UsageMetricsRequest}

    /**
 * @summary Count the usage per day
 */
export const useGetUsageMetrics = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getUsageMetrics>>, TError,GetUsageMetricsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getUsageMetrics>>,
        TError,
        GetUsageMetricsMutationVariables,
        TContext
      > => {
      return useMutation(getGetUsageMetricsMutationOptions(options), queryClient);
    }
    export const getGetVideoFilesForAuditUrl = (params?: GetVideoFilesForAuditParams,) => withQuery(`/get_video_files_for_audit/`, params)

/**
 * Undecided films: objections first, then the oldest. Returned films are claimed by the caller for ten minutes, and another call renews the claim; no other reviewer gets them meanwhile. A reviewer claims at most 50 films. Each film is recorded in the audit trail before its URL is returned.
 * @summary Claim exported videos for audit
 */
export const getVideoFilesForAudit = async (params?: GetVideoFilesForAuditParams, options?: Parameters<typeof http>[1]): Promise<AuditVideoPage> => {

  return http<AuditVideoPage>(getGetVideoFilesForAuditUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetVideoFilesForAuditQueryKey = (params?: GetVideoFilesForAuditParams,) => {
    return [
    "getVideoFilesForAudit", ...(params ? [params] : [])
    ] as const;
    }


export const getGetVideoFilesForAuditQueryOptions = <TData = Awaited<ReturnType<typeof getVideoFilesForAudit>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: GetVideoFilesForAuditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideoFilesForAudit>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVideoFilesForAuditQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVideoFilesForAudit>>> = ({ signal }) => getVideoFilesForAudit(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVideoFilesForAudit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVideoFilesForAuditQueryResult = NonNullable<Awaited<ReturnType<typeof getVideoFilesForAudit>>>
export type GetVideoFilesForAuditQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetVideoFilesForAudit<TData = Awaited<ReturnType<typeof getVideoFilesForAudit>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  GetVideoFilesForAuditParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideoFilesForAudit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVideoFilesForAudit>>,
          TError,
          Awaited<ReturnType<typeof getVideoFilesForAudit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVideoFilesForAudit<TData = Awaited<ReturnType<typeof getVideoFilesForAudit>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetVideoFilesForAuditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideoFilesForAudit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVideoFilesForAudit>>,
          TError,
          Awaited<ReturnType<typeof getVideoFilesForAudit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVideoFilesForAudit<TData = Awaited<ReturnType<typeof getVideoFilesForAudit>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetVideoFilesForAuditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideoFilesForAudit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Claim exported videos for audit
 */

export function useGetVideoFilesForAudit<TData = Awaited<ReturnType<typeof getVideoFilesForAudit>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetVideoFilesForAuditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVideoFilesForAudit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVideoFilesForAuditQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetQualityDataUrl = () => {




  return `/quality_data`
}

/**
 * @summary Read the quality figures
 */
export const getQualityData = async (qualityDataRequest: QualityDataRequest, options?: Parameters<typeof http>[1]): Promise<QualityData> => {

return http<QualityData>(getGetQualityDataUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(qualityDataRequest)
  }
);}





export const getGetQualityDataMutationKey = () => ['getQualityData'] as const;

export const getGetQualityDataMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getQualityData>>, TError,GetQualityDataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getQualityData>>, TError,GetQualityDataMutationVariables, TContext> => {

const mutationKey = getGetQualityDataMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getQualityData>>, GetQualityDataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getQualityData(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetQualityDataMutationResult = NonNullable<Awaited<ReturnType<typeof getQualityData>>>
    export type GetQualityDataMutationBody = QualityDataRequest
    export type GetQualityDataMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type GetQualityDataMutationVariables = {data: QualityDataRequest}

    /**
 * @summary Read the quality figures
 */
export const useGetQualityData = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getQualityData>>, TError,GetQualityDataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getQualityData>>,
        TError,
        GetQualityDataMutationVariables,
        TContext
      > => {
      return useMutation(getGetQualityDataMutationOptions(options), queryClient);
    }
    export const getSearchUserSummaryUrl = (params: SearchUserSummaryParams,) => withQuery(`/search_user_summary/`, params)

/**
 * Emails are masked. The search is recorded in the audit trail.
 * @summary Find users by email
 */
export const searchUserSummary = async (params: SearchUserSummaryParams, options?: Parameters<typeof http>[1]): Promise<UserSummaryList> => {

  return http<UserSummaryList>(getSearchUserSummaryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchUserSummaryQueryKey = (params?: SearchUserSummaryParams,) => {
    return [
    "searchUserSummary", ...(params ? [params] : [])
    ] as const;
    }


export const getSearchUserSummaryQueryOptions = <TData = Awaited<ReturnType<typeof searchUserSummary>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params: SearchUserSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchUserSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchUserSummaryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchUserSummary>>> = ({ signal }) => searchUserSummary(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchUserSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchUserSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof searchUserSummary>>>
export type SearchUserSummaryQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useSearchUserSummary<TData = Awaited<ReturnType<typeof searchUserSummary>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: SearchUserSummaryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchUserSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchUserSummary>>,
          TError,
          Awaited<ReturnType<typeof searchUserSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchUserSummary<TData = Awaited<ReturnType<typeof searchUserSummary>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: SearchUserSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchUserSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchUserSummary>>,
          TError,
          Awaited<ReturnType<typeof searchUserSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchUserSummary<TData = Awaited<ReturnType<typeof searchUserSummary>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: SearchUserSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchUserSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find users by email
 */

export function useSearchUserSummary<TData = Awaited<ReturnType<typeof searchUserSummary>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: SearchUserSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchUserSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchUserSummaryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAuditTrailUrl = (params?: ListAuditTrailParams,) => withQuery(`/staff/audit_trail/`, params, ["action"])

/**
 * Recorded before it is shown, and never changed.
 * @summary List the audit trail
 */
export const listAuditTrail = async (params?: ListAuditTrailParams, options?: Parameters<typeof http>[1]): Promise<TrailPage> => {

  return http<TrailPage>(getListAuditTrailUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAuditTrailQueryKey = (params?: ListAuditTrailParams,) => {
    return [
    "listAuditTrail", ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditTrailQueryOptions = <TData = Awaited<ReturnType<typeof listAuditTrail>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: ListAuditTrailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditTrail>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditTrailQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditTrail>>> = ({ signal }) => listAuditTrail(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditTrail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditTrailQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditTrail>>>
export type ListAuditTrailQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListAuditTrail<TData = Awaited<ReturnType<typeof listAuditTrail>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  ListAuditTrailParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditTrail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditTrail>>,
          TError,
          Awaited<ReturnType<typeof listAuditTrail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditTrail<TData = Awaited<ReturnType<typeof listAuditTrail>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListAuditTrailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditTrail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditTrail>>,
          TError,
          Awaited<ReturnType<typeof listAuditTrail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditTrail<TData = Awaited<ReturnType<typeof listAuditTrail>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListAuditTrailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditTrail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the audit trail
 */

export function useListAuditTrail<TData = Awaited<ReturnType<typeof listAuditTrail>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListAuditTrailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditTrail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditTrailQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getExportAuditTrailUrl = () => {




  return `/staff/audit_trail/export/`
}

/**
 * @summary Export the audit trail as CSV
 */
export const exportAuditTrail = async (exportAuditTrailRequest: ExportAuditTrailRequest, options?: Parameters<typeof http>[1]): Promise<UsageExport> => {

return http<UsageExport>(getExportAuditTrailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(exportAuditTrailRequest)
  }
);}





export const getExportAuditTrailMutationKey = () => ['exportAuditTrail'] as const;

export const getExportAuditTrailMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportAuditTrail>>, TError,ExportAuditTrailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exportAuditTrail>>, TError,ExportAuditTrailMutationVariables, TContext> => {

const mutationKey = getExportAuditTrailMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportAuditTrail>>, ExportAuditTrailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportAuditTrail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportAuditTrailMutationResult = NonNullable<Awaited<ReturnType<typeof exportAuditTrail>>>
    export type ExportAuditTrailMutationBody = ExportAuditTrailRequest
    export type ExportAuditTrailMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ExportAuditTrailMutationVariables = {data: ExportAuditTrailRequest}

    /**
 * @summary Export the audit trail as CSV
 */
export const useExportAuditTrail = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportAuditTrail>>, TError,ExportAuditTrailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportAuditTrail>>,
        TError,
        ExportAuditTrailMutationVariables,
        TContext
      > => {
      return useMutation(getExportAuditTrailMutationOptions(options), queryClient);
    }
    export const getListStaffBugReportsUrl = (params?: ListStaffBugReportsParams,) => withQuery(`/staff/bug-reports/`, params)

/**
 * Written to the audit trail first. Up to 200, newest first.
 * @summary List the bug reports of a story, or of all users
 */
export const listStaffBugReports = async (params?: ListStaffBugReportsParams, options?: Parameters<typeof http>[1]): Promise<StaffBugReportList> => {

  return http<StaffBugReportList>(getListStaffBugReportsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStaffBugReportsQueryKey = (params?: ListStaffBugReportsParams,) => {
    return [
    "listStaffBugReports", ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffBugReportsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffBugReports>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(params?: ListStaffBugReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffBugReports>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffBugReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffBugReports>>> = ({ signal }) => listStaffBugReports(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffBugReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffBugReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffBugReports>>>
export type ListStaffBugReportsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useListStaffBugReports<TData = Awaited<ReturnType<typeof listStaffBugReports>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  ListStaffBugReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffBugReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffBugReports>>,
          TError,
          Awaited<ReturnType<typeof listStaffBugReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffBugReports<TData = Awaited<ReturnType<typeof listStaffBugReports>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListStaffBugReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffBugReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffBugReports>>,
          TError,
          Awaited<ReturnType<typeof listStaffBugReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffBugReports<TData = Awaited<ReturnType<typeof listStaffBugReports>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListStaffBugReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffBugReports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bug reports of a story, or of all users
 */

export function useListStaffBugReports<TData = Awaited<ReturnType<typeof listStaffBugReports>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListStaffBugReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffBugReports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffBugReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetEngineSetupUrl = () => {




  return `/staff/engine_setup/`
}

/**
 * Which engines do which work in their order, and how their providers are reached. Keys are never shown, only whether there is one.
 * @summary Read how engines are set
 */
export const getEngineSetup = async ( options?: Parameters<typeof http>[1]): Promise<EngineSetup> => {

  return http<EngineSetup>(getGetEngineSetupUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEngineSetupQueryKey = () => {
    return [
    "getEngineSetup"
    ] as const;
    }


export const getGetEngineSetupQueryOptions = <TData = Awaited<ReturnType<typeof getEngineSetup>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEngineSetup>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEngineSetupQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEngineSetup>>> = ({ signal }) => getEngineSetup({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEngineSetup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEngineSetupQueryResult = NonNullable<Awaited<ReturnType<typeof getEngineSetup>>>
export type GetEngineSetupQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetEngineSetup<TData = Awaited<ReturnType<typeof getEngineSetup>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEngineSetup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEngineSetup>>,
          TError,
          Awaited<ReturnType<typeof getEngineSetup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEngineSetup<TData = Awaited<ReturnType<typeof getEngineSetup>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEngineSetup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEngineSetup>>,
          TError,
          Awaited<ReturnType<typeof getEngineSetup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEngineSetup<TData = Awaited<ReturnType<typeof getEngineSetup>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEngineSetup>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how engines are set
 */

export function useGetEngineSetup<TData = Awaited<ReturnType<typeof getEngineSetup>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEngineSetup>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEngineSetupQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFindStaffSubjectUrl = (params: FindStaffSubjectParams,) => withQuery(`/staff/find/`, params)

/**
 * Only what the own roles may see.
 * @summary Find a user, story, task, export or job
 */
export const findStaffSubject = async (params: FindStaffSubjectParams, options?: Parameters<typeof http>[1]): Promise<StaffMatchList> => {

  return http<StaffMatchList>(getFindStaffSubjectUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFindStaffSubjectQueryKey = (params?: FindStaffSubjectParams,) => {
    return [
    "findStaffSubject", ...(params ? [params] : [])
    ] as const;
    }


export const getFindStaffSubjectQueryOptions = <TData = Awaited<ReturnType<typeof findStaffSubject>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params: FindStaffSubjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findStaffSubject>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindStaffSubjectQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findStaffSubject>>> = ({ signal }) => findStaffSubject(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findStaffSubject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindStaffSubjectQueryResult = NonNullable<Awaited<ReturnType<typeof findStaffSubject>>>
export type FindStaffSubjectQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useFindStaffSubject<TData = Awaited<ReturnType<typeof findStaffSubject>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: FindStaffSubjectParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findStaffSubject>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findStaffSubject>>,
          TError,
          Awaited<ReturnType<typeof findStaffSubject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindStaffSubject<TData = Awaited<ReturnType<typeof findStaffSubject>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: FindStaffSubjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findStaffSubject>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findStaffSubject>>,
          TError,
          Awaited<ReturnType<typeof findStaffSubject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindStaffSubject<TData = Awaited<ReturnType<typeof findStaffSubject>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: FindStaffSubjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findStaffSubject>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find a user, story, task, export or job
 */

export function useFindStaffSubject<TData = Awaited<ReturnType<typeof findStaffSubject>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: FindStaffSubjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findStaffSubject>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindStaffSubjectQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStaffOverviewUrl = () => {




  return `/staff/overview/`
}

/**
 * @summary Read what needs attention now
 */
export const getStaffOverview = async ( options?: Parameters<typeof http>[1]): Promise<StaffOverview> => {

  return http<StaffOverview>(getGetStaffOverviewUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStaffOverviewQueryKey = () => {
    return [
    "getStaffOverview"
    ] as const;
    }


export const getGetStaffOverviewQueryOptions = <TData = Awaited<ReturnType<typeof getStaffOverview>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffOverview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaffOverviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaffOverview>>> = ({ signal }) => getStaffOverview({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStaffOverview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStaffOverviewQueryResult = NonNullable<Awaited<ReturnType<typeof getStaffOverview>>>
export type GetStaffOverviewQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetStaffOverview<TData = Awaited<ReturnType<typeof getStaffOverview>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffOverview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffOverview>>,
          TError,
          Awaited<ReturnType<typeof getStaffOverview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffOverview<TData = Awaited<ReturnType<typeof getStaffOverview>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffOverview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffOverview>>,
          TError,
          Awaited<ReturnType<typeof getStaffOverview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffOverview<TData = Awaited<ReturnType<typeof getStaffOverview>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffOverview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what needs attention now
 */

export function useGetStaffOverview<TData = Awaited<ReturnType<typeof getStaffOverview>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffOverview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaffOverviewQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPartnerReportUrl = () => {




  return `/staff/partner-report/`
}

/**
 * @summary Read the results of each source of sign-ups
 */
export const getPartnerReport = async (partnerReportRequest: PartnerReportRequest, options?: Parameters<typeof http>[1]): Promise<PartnerReport> => {

return http<PartnerReport>(getGetPartnerReportUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(partnerReportRequest)
  }
);}





export const getGetPartnerReportMutationKey = () => ['getPartnerReport'] as const;

export const getGetPartnerReportMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getPartnerReport>>, TError,GetPartnerReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getPartnerReport>>, TError,GetPartnerReportMutationVariables, TContext> => {

const mutationKey = getGetPartnerReportMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getPartnerReport>>, GetPartnerReportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getPartnerReport(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetPartnerReportMutationResult = NonNullable<Awaited<ReturnType<typeof getPartnerReport>>>
    export type GetPartnerReportMutationBody = PartnerReportRequest
    export type GetPartnerReportMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type GetPartnerReportMutationVariables = {data: PartnerReportRequest}

    /**
 * @summary Read the results of each source of sign-ups
 */
export const useGetPartnerReport = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getPartnerReport>>, TError,GetPartnerReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getPartnerReport>>,
        TError,
        GetPartnerReportMutationVariables,
        TContext
      > => {
      return useMutation(getGetPartnerReportMutationOptions(options), queryClient);
    }
    export const getGetPersonDetailsUrl = (params: GetPersonDetailsParams,) => withQuery(`/staff/person/`, params)

/**
 * Recorded in the audit trail first. The email is masked, and no text of the user is included.
 * @summary Read the details of a user
 */
export const getPersonDetails = async (params: GetPersonDetailsParams, options?: Parameters<typeof http>[1]): Promise<PersonDetails> => {

  return http<PersonDetails>(getGetPersonDetailsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPersonDetailsQueryKey = (params?: GetPersonDetailsParams,) => {
    return [
    "getPersonDetails", ...(params ? [params] : [])
    ] as const;
    }


export const getGetPersonDetailsQueryOptions = <TData = Awaited<ReturnType<typeof getPersonDetails>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(params: GetPersonDetailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonDetails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonDetailsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPersonDetails>>> = ({ signal }) => getPersonDetails(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPersonDetails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPersonDetailsQueryResult = NonNullable<Awaited<ReturnType<typeof getPersonDetails>>>
export type GetPersonDetailsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetPersonDetails<TData = Awaited<ReturnType<typeof getPersonDetails>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPersonDetailsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonDetails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPersonDetails>>,
          TError,
          Awaited<ReturnType<typeof getPersonDetails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPersonDetails<TData = Awaited<ReturnType<typeof getPersonDetails>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPersonDetailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonDetails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPersonDetails>>,
          TError,
          Awaited<ReturnType<typeof getPersonDetails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPersonDetails<TData = Awaited<ReturnType<typeof getPersonDetails>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPersonDetailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonDetails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the details of a user
 */

export function useGetPersonDetails<TData = Awaited<ReturnType<typeof getPersonDetails>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPersonDetailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonDetails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPersonDetailsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPremiumUsersCreditSummaryUrl = (params?: GetPremiumUsersCreditSummaryParams,) => withQuery(`/staff/premium-users-credit-summary/`, params, ["premium_type"])

/**
 * @summary List the users on a paid plan with their credits
 */
export const getPremiumUsersCreditSummary = async (params?: GetPremiumUsersCreditSummaryParams, options?: Parameters<typeof http>[1]): Promise<PremiumUserCreditPage> => {

  return http<PremiumUserCreditPage>(getGetPremiumUsersCreditSummaryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPremiumUsersCreditSummaryQueryKey = (params?: GetPremiumUsersCreditSummaryParams,) => {
    return [
    "getPremiumUsersCreditSummary", ...(params ? [params] : [])
    ] as const;
    }


export const getGetPremiumUsersCreditSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: GetPremiumUsersCreditSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPremiumUsersCreditSummaryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>> = ({ signal }) => getPremiumUsersCreditSummary(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPremiumUsersCreditSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>>
export type GetPremiumUsersCreditSummaryQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetPremiumUsersCreditSummary<TData = Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  GetPremiumUsersCreditSummaryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>,
          TError,
          Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPremiumUsersCreditSummary<TData = Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetPremiumUsersCreditSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>,
          TError,
          Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPremiumUsersCreditSummary<TData = Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetPremiumUsersCreditSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the users on a paid plan with their credits
 */

export function useGetPremiumUsersCreditSummary<TData = Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetPremiumUsersCreditSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPremiumUsersCreditSummaryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getExportPremiumCreditsUrl = () => {




  return `/staff/premium-users-credit-summary/export/`
}

/**
 * @summary Export the users on a paid plan with their credits as CSV
 */
export const exportPremiumCredits = async (exportPremiumCreditsRequest: ExportPremiumCreditsRequest, options?: Parameters<typeof http>[1]): Promise<UsageExport> => {

return http<UsageExport>(getExportPremiumCreditsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(exportPremiumCreditsRequest)
  }
);}





export const getExportPremiumCreditsMutationKey = () => ['exportPremiumCredits'] as const;

export const getExportPremiumCreditsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportPremiumCredits>>, TError,ExportPremiumCreditsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exportPremiumCredits>>, TError,ExportPremiumCreditsMutationVariables, TContext> => {

const mutationKey = getExportPremiumCreditsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportPremiumCredits>>, ExportPremiumCreditsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportPremiumCredits(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof exportPremiumCredits>>, variables: ExportPremiumCreditsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listAuditTrail'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ExportPremiumCreditsMutationResult = NonNullable<Awaited<ReturnType<typeof exportPremiumCredits>>>
    export type ExportPremiumCreditsMutationBody = ExportPremiumCreditsRequest
    export type ExportPremiumCreditsMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ExportPremiumCreditsMutationVariables = {data: ExportPremiumCreditsRequest}

    /**
 * @summary Export the users on a paid plan with their credits as CSV
 */
export const useExportPremiumCredits = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportPremiumCredits>>, TError,ExportPremiumCreditsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportPremiumCredits>>,
        TError,
        ExportPremiumCreditsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getExportPremiumCreditsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetStaffQueuesUrl = () => {




  return `/staff/queues/`
}

/**
 * How many jobs wait and run in each queue, which processes run them, and the jobs that the queue handed out too often without an end. `settleJob` retries or discards those.
 * @summary Read the job queues
 */
export const getStaffQueues = async ( options?: Parameters<typeof http>[1]): Promise<StaffQueues> => {

  return http<StaffQueues>(getGetStaffQueuesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStaffQueuesQueryKey = () => {
    return [
    "getStaffQueues"
    ] as const;
    }


export const getGetStaffQueuesQueryOptions = <TData = Awaited<ReturnType<typeof getStaffQueues>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffQueues>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaffQueuesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaffQueues>>> = ({ signal }) => getStaffQueues({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStaffQueues>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStaffQueuesQueryResult = NonNullable<Awaited<ReturnType<typeof getStaffQueues>>>
export type GetStaffQueuesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetStaffQueues<TData = Awaited<ReturnType<typeof getStaffQueues>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffQueues>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffQueues>>,
          TError,
          Awaited<ReturnType<typeof getStaffQueues>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffQueues<TData = Awaited<ReturnType<typeof getStaffQueues>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffQueues>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffQueues>>,
          TError,
          Awaited<ReturnType<typeof getStaffQueues>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffQueues<TData = Awaited<ReturnType<typeof getStaffQueues>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffQueues>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the job queues
 */

export function useGetStaffQueues<TData = Awaited<ReturnType<typeof getStaffQueues>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffQueues>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaffQueuesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListStaffReportsUrl = (params?: ListStaffReportsParams,) => withQuery(`/staff/reports/`, params, ["kind","state"])

/**
 * Users' reports are shown to staff under masked emails; a list of one user or story is recorded in the audit trail.
 * @summary List reports and feedback
 */
export const listStaffReports = async (params?: ListStaffReportsParams, options?: Parameters<typeof http>[1]): Promise<StaffReportPage> => {

  return http<StaffReportPage>(getListStaffReportsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStaffReportsQueryKey = (params?: ListStaffReportsParams,) => {
    return [
    "listStaffReports", ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffReportsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffReports>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: ListStaffReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffReports>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffReports>>> = ({ signal }) => listStaffReports(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffReports>>>
export type ListStaffReportsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListStaffReports<TData = Awaited<ReturnType<typeof listStaffReports>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  ListStaffReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffReports>>,
          TError,
          Awaited<ReturnType<typeof listStaffReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffReports<TData = Awaited<ReturnType<typeof listStaffReports>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListStaffReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffReports>>,
          TError,
          Awaited<ReturnType<typeof listStaffReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffReports<TData = Awaited<ReturnType<typeof listStaffReports>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListStaffReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffReports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List reports and feedback
 */

export function useListStaffReports<TData = Awaited<ReturnType<typeof listStaffReports>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListStaffReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffReports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRevealAddressUrl = () => {




  return `/staff/reveal_address/`
}

/**
 * @summary Show the email of a user
 */
export const revealAddress = async (revealAddressRequest: RevealAddressRequest, options?: Parameters<typeof http>[1]): Promise<RevealedAddress> => {

return http<RevealedAddress>(getRevealAddressUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(revealAddressRequest)
  }
);}





export const getRevealAddressMutationKey = () => ['revealAddress'] as const;

export const getRevealAddressMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealAddress>>, TError,RevealAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revealAddress>>, TError,RevealAddressMutationVariables, TContext> => {

const mutationKey = getRevealAddressMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revealAddress>>, RevealAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  revealAddress(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof revealAddress>>, variables: RevealAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listAuditTrail'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RevealAddressMutationResult = NonNullable<Awaited<ReturnType<typeof revealAddress>>>
    export type RevealAddressMutationBody = RevealAddressRequest
    export type RevealAddressMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RevealAddressMutationVariables = {data: RevealAddressRequest}

    /**
 * @summary Show the email of a user
 */
export const useRevealAddress = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealAddress>>, TError,RevealAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revealAddress>>,
        TError,
        RevealAddressMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRevealAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRevealBugReportUrl = () => {




  return `/staff/reveal_bug_report/`
}

/**
 * Written to the audit trail first, with the reason.
 * @summary Open a bug report
 */
export const revealBugReport = async (revealBugReportRequest: RevealBugReportRequest, options?: Parameters<typeof http>[1]): Promise<BugReport> => {

return http<BugReport>(getRevealBugReportUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(revealBugReportRequest)
  }
);}





export const getRevealBugReportMutationKey = () => ['revealBugReport'] as const;

export const getRevealBugReportMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealBugReport>>, TError,RevealBugReportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revealBugReport>>, TError,RevealBugReportMutationVariables, TContext> => {

const mutationKey = getRevealBugReportMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revealBugReport>>, RevealBugReportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  revealBugReport(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof revealBugReport>>, variables: RevealBugReportMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listAuditTrail'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RevealBugReportMutationResult = NonNullable<Awaited<ReturnType<typeof revealBugReport>>>
    export type RevealBugReportMutationBody = RevealBugReportRequest
    export type RevealBugReportMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RevealBugReportMutationVariables = {data: RevealBugReportRequest}

    /**
 * @summary Open a bug report
 */
export const useRevealBugReport = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealBugReport>>, TError,RevealBugReportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revealBugReport>>,
        TError,
        RevealBugReportMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRevealBugReportMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRevealStoryUrl = () => {




  return `/staff/reveal_story/`
}

/**
 * @summary Show a story with its texts and images
 */
export const revealStory = async (revealStoryRequest: RevealStoryRequest, options?: Parameters<typeof http>[1]): Promise<StoryDocument> => {

return http<StoryDocument>(getRevealStoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(revealStoryRequest)
  }
);}





export const getRevealStoryMutationKey = () => ['revealStory'] as const;

export const getRevealStoryMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealStory>>, TError,RevealStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revealStory>>, TError,RevealStoryMutationVariables, TContext> => {

const mutationKey = getRevealStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revealStory>>, RevealStoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  revealStory(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof revealStory>>, variables: RevealStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listAuditTrail'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RevealStoryMutationResult = NonNullable<Awaited<ReturnType<typeof revealStory>>>
    export type RevealStoryMutationBody = RevealStoryRequest
    export type RevealStoryMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RevealStoryMutationVariables = {data: RevealStoryRequest}

    /**
 * @summary Show a story with its texts and images
 */
export const useRevealStory = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealStory>>, TError,RevealStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revealStory>>,
        TError,
        RevealStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRevealStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getReviewFilmUrl = () => {




  return `/staff/review_film/`
}

/**
 * Only for a film that the caller has claimed. A rejected film's story loses its preview link, and its owner is notified of the reason and can object. A skipped film moves to the end of the queue and is unclaimed.
 * @summary Approve or reject an exported video
 */
export const reviewFilm = async (reviewFilmRequest: ReviewFilmRequest, options?: Parameters<typeof http>[1]): Promise<FilmReview> => {

return http<FilmReview>(getReviewFilmUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(reviewFilmRequest)
  }
);}





export const getReviewFilmMutationKey = () => ['reviewFilm'] as const;

export const getReviewFilmMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewFilm>>, TError,ReviewFilmMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reviewFilm>>, TError,ReviewFilmMutationVariables, TContext> => {

const mutationKey = getReviewFilmMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewFilm>>, ReviewFilmMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reviewFilm(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof reviewFilm>>, variables: ReviewFilmMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getVideoFilesForAudit', 'getStaffOverview', 'listAuditTrail'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReviewFilmMutationResult = NonNullable<Awaited<ReturnType<typeof reviewFilm>>>
    export type ReviewFilmMutationBody = ReviewFilmRequest
    export type ReviewFilmMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ReviewFilmMutationVariables = {data: ReviewFilmRequest}

    /**
 * @summary Approve or reject an exported video
 */
export const useReviewFilm = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewFilm>>, TError,ReviewFilmMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewFilm>>,
        TError,
        ReviewFilmMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReviewFilmMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListStaffRowsUrl = (params: ListStaffRowsParams,) => withQuery(`/staff/rows/`, params, ["status","type","model","country","source"])

/**
 * Each role gets its own kinds of rows.
 * @summary List the rows that a figure counts
 */
export const listStaffRows = async (params: ListStaffRowsParams, options?: Parameters<typeof http>[1]): Promise<StaffRowPage> => {

  return http<StaffRowPage>(getListStaffRowsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStaffRowsQueryKey = (params?: ListStaffRowsParams,) => {
    return [
    "listStaffRows", ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffRowsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffRows>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params: ListStaffRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRows>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffRowsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffRows>>> = ({ signal }) => listStaffRows(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffRowsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffRows>>>
export type ListStaffRowsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListStaffRows<TData = Awaited<ReturnType<typeof listStaffRows>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: ListStaffRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffRows>>,
          TError,
          Awaited<ReturnType<typeof listStaffRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffRows<TData = Awaited<ReturnType<typeof listStaffRows>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: ListStaffRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffRows>>,
          TError,
          Awaited<ReturnType<typeof listStaffRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffRows<TData = Awaited<ReturnType<typeof listStaffRows>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: ListStaffRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRows>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rows that a figure counts
 */

export function useListStaffRows<TData = Awaited<ReturnType<typeof listStaffRows>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: ListStaffRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRows>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffRowsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getExportStaffRowsUrl = () => {




  return `/staff/rows/export/`
}

/**
 * @summary Export rows as CSV
 */
export const exportStaffRows = async (exportStaffRowsRequest: ExportStaffRowsRequest, options?: Parameters<typeof http>[1]): Promise<UsageExport> => {

return http<UsageExport>(getExportStaffRowsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(exportStaffRowsRequest)
  }
);}





export const getExportStaffRowsMutationKey = () => ['exportStaffRows'] as const;

export const getExportStaffRowsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportStaffRows>>, TError,ExportStaffRowsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exportStaffRows>>, TError,ExportStaffRowsMutationVariables, TContext> => {

const mutationKey = getExportStaffRowsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportStaffRows>>, ExportStaffRowsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportStaffRows(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof exportStaffRows>>, variables: ExportStaffRowsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listAuditTrail'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ExportStaffRowsMutationResult = NonNullable<Awaited<ReturnType<typeof exportStaffRows>>>
    export type ExportStaffRowsMutationBody = ExportStaffRowsRequest
    export type ExportStaffRowsMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ExportStaffRowsMutationVariables = {data: ExportStaffRowsRequest}

    /**
 * @summary Export rows as CSV
 */
export const useExportStaffRows = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportStaffRows>>, TError,ExportStaffRowsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportStaffRows>>,
        TError,
        ExportStaffRowsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getExportStaffRowsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSettleJobUrl = () => {




  return `/staff/settle_job/`
}

/**
 * Only the `settlements` of the job. A job that has not ended runs again at once, or fails: its credits are released and its user is notified, as when it fails by itself. Bookkeeping and deletions never fail permanently; failed, they run again.
 * @summary Retry, cancel or acknowledge a job
 */
export const settleJob = async (settleJobRequest: SettleJobRequest, options?: Parameters<typeof http>[1]): Promise<DebugJob> => {

return http<DebugJob>(getSettleJobUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(settleJobRequest)
  }
);}





export const getSettleJobMutationKey = () => ['settleJob'] as const;

export const getSettleJobMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settleJob>>, TError,SettleJobMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof settleJob>>, TError,SettleJobMutationVariables, TContext> => {

const mutationKey = getSettleJobMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof settleJob>>, SettleJobMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  settleJob(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof settleJob>>, variables: SettleJobMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStoryDebugDetails', 'listStaffRows', 'getStaffOverview', 'getStaffQueues', 'listAuditTrail'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SettleJobMutationResult = NonNullable<Awaited<ReturnType<typeof settleJob>>>
    export type SettleJobMutationBody = SettleJobRequest
    export type SettleJobMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SettleJobMutationVariables = {data: SettleJobRequest}

    /**
 * @summary Retry, cancel or acknowledge a job
 */
export const useSettleJob = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settleJob>>, TError,SettleJobMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof settleJob>>,
        TError,
        SettleJobMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSettleJobMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getTestEngineUrl = () => {




  return `/staff/test_engine/`
}

/**
 * Tries a connected engine, or the key of a provider, as it is set. Texts, voices, transcripts, images and stock are tried with the smallest piece of work, for which the provider may send its bill. Clips, lip sync, music and training are dear, so they get a free request alone, as a provider does. It costs no credits.
 * @summary Test an engine
 */
export const testEngine = async (testEngineRequest: TestEngineRequest, options?: Parameters<typeof http>[1]): Promise<EngineTest> => {

return http<EngineTest>(getTestEngineUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(testEngineRequest)
  }
);}





export const getTestEngineMutationKey = () => ['testEngine'] as const;

export const getTestEngineMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testEngine>>, TError,TestEngineMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof testEngine>>, TError,TestEngineMutationVariables, TContext> => {

const mutationKey = getTestEngineMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testEngine>>, TestEngineMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  testEngine(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof testEngine>>, variables: TestEngineMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getEngineSetup', 'getStaffOverview', 'listAuditTrail'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type TestEngineMutationResult = NonNullable<Awaited<ReturnType<typeof testEngine>>>
    export type TestEngineMutationBody = TestEngineRequest
    export type TestEngineMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type TestEngineMutationVariables = {data: TestEngineRequest}

    /**
 * @summary Test an engine
 */
export const useTestEngine = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testEngine>>, TError,TestEngineMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testEngine>>,
        TError,
        TestEngineMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getTestEngineMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUndoFilmReviewUrl = () => {




  return `/staff/undo_film_review/`
}

/**
 * The caller claims the film again and can change the decision. Its preview link is restored; an owner who was notified learns that it is reviewed again. Not after an objection.
 * @summary Undo a decision about an exported video
 */
export const undoFilmReview = async (undoFilmReviewRequest: UndoFilmReviewRequest, options?: Parameters<typeof http>[1]): Promise<FilmReview> => {

return http<FilmReview>(getUndoFilmReviewUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(undoFilmReviewRequest)
  }
);}





export const getUndoFilmReviewMutationKey = () => ['undoFilmReview'] as const;

export const getUndoFilmReviewMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoFilmReview>>, TError,UndoFilmReviewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoFilmReview>>, TError,UndoFilmReviewMutationVariables, TContext> => {

const mutationKey = getUndoFilmReviewMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoFilmReview>>, UndoFilmReviewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  undoFilmReview(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof undoFilmReview>>, variables: UndoFilmReviewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getVideoFilesForAudit', 'getStaffOverview', 'listAuditTrail'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UndoFilmReviewMutationResult = NonNullable<Awaited<ReturnType<typeof undoFilmReview>>>
    export type UndoFilmReviewMutationBody = UndoFilmReviewRequest
    export type UndoFilmReviewMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UndoFilmReviewMutationVariables = {data: UndoFilmReviewRequest}

    /**
 * @summary Undo a decision about an exported video
 */
export const useUndoFilmReview = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoFilmReview>>, TError,UndoFilmReviewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoFilmReview>>,
        TError,
        UndoFilmReviewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUndoFilmReviewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateEngineSetupUrl = () => {




  return `/staff/update_engine_setup/`
}

/**
 * Stores settings and uses them at once, in every process, without a restart. All settings are checked together first; where they cannot be used, nothing changes. A setting of the environment wins and cannot be set. Keys are stored encrypted.
 * @summary Set engines
 */
export const updateEngineSetup = async (updateEngineSetupRequest: UpdateEngineSetupRequest, options?: Parameters<typeof http>[1]): Promise<EngineSetup> => {

return http<EngineSetup>(getUpdateEngineSetupUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateEngineSetupRequest)
  }
);}





export const getUpdateEngineSetupMutationKey = () => ['updateEngineSetup'] as const;

export const getUpdateEngineSetupMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEngineSetup>>, TError,UpdateEngineSetupMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateEngineSetup>>, TError,UpdateEngineSetupMutationVariables, TContext> => {

const mutationKey = getUpdateEngineSetupMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateEngineSetup>>, UpdateEngineSetupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateEngineSetup(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateEngineSetup>>, variables: UpdateEngineSetupMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getEngineSetup', 'getStaffOverview', 'listAuditTrail', 'listEngines'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateEngineSetupMutationResult = NonNullable<Awaited<ReturnType<typeof updateEngineSetup>>>
    export type UpdateEngineSetupMutationBody = UpdateEngineSetupRequest
    export type UpdateEngineSetupMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateEngineSetupMutationVariables = {data: UpdateEngineSetupRequest}

    /**
 * @summary Set engines
 */
export const useUpdateEngineSetup = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEngineSetup>>, TError,UpdateEngineSetupMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateEngineSetup>>,
        TError,
        UpdateEngineSetupMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateEngineSetupMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateReportUrl = () => {




  return `/staff/update_report/`
}

/**
 * Omitted fields stay unchanged. An answer is emailed to the user who reported it. Answers 409 when the report is no longer in `base_state`.
 * @summary Assign, answer or close a report
 */
export const updateReport = async (updateReportRequest: UpdateReportRequest, options?: Parameters<typeof http>[1]): Promise<StaffReport> => {

return http<StaffReport>(getUpdateReportUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateReportRequest)
  }
);}





export const getUpdateReportMutationKey = () => ['updateReport'] as const;

export const getUpdateReportMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReport>>, TError,UpdateReportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateReport>>, TError,UpdateReportMutationVariables, TContext> => {

const mutationKey = getUpdateReportMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateReport>>, UpdateReportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateReport(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateReport>>, variables: UpdateReportMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listStaffReports', 'getStoryDebugDetails', 'listStaffRows', 'getStaffOverview', 'listAuditTrail'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateReportMutationResult = NonNullable<Awaited<ReturnType<typeof updateReport>>>
    export type UpdateReportMutationBody = UpdateReportRequest
    export type UpdateReportMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateReportMutationVariables = {data: UpdateReportRequest}

    /**
 * @summary Assign, answer or close a report
 */
export const useUpdateReport = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReport>>, TError,UpdateReportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateReport>>,
        TError,
        UpdateReportMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateReportMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListStaffViewsUrl = (params: ListStaffViewsParams,) => withQuery(`/staff/views/`, params)

/**
 * The caller's own ones and those that others share.
 * @summary List the saved views of a list
 */
export const listStaffViews = async (params: ListStaffViewsParams, options?: Parameters<typeof http>[1]): Promise<StaffViewList> => {

  return http<StaffViewList>(getListStaffViewsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStaffViewsQueryKey = (params?: ListStaffViewsParams,) => {
    return [
    "listStaffViews", ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffViewsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffViews>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params: ListStaffViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffViewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffViews>>> = ({ signal }) => listStaffViews(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffViewsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffViews>>>
export type ListStaffViewsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListStaffViews<TData = Awaited<ReturnType<typeof listStaffViews>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: ListStaffViewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffViews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffViews>>,
          TError,
          Awaited<ReturnType<typeof listStaffViews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffViews<TData = Awaited<ReturnType<typeof listStaffViews>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: ListStaffViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffViews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffViews>>,
          TError,
          Awaited<ReturnType<typeof listStaffViews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffViews<TData = Awaited<ReturnType<typeof listStaffViews>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: ListStaffViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the saved views of a list
 */

export function useListStaffViews<TData = Awaited<ReturnType<typeof listStaffViews>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: ListStaffViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffViewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateStaffViewUrl = () => {




  return `/staff/views/`
}

/**
 * A name that the caller has for this list already is overwritten.
 * @summary Save a view of a list
 */
export const createStaffView = async (createStaffViewRequest: CreateStaffViewRequest, options?: Parameters<typeof http>[1]): Promise<StaffView> => {

return http<StaffView>(getCreateStaffViewUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createStaffViewRequest)
  }
);}





export const getCreateStaffViewMutationKey = () => ['createStaffView'] as const;

export const getCreateStaffViewMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStaffView>>, TError,CreateStaffViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createStaffView>>, TError,CreateStaffViewMutationVariables, TContext> => {

const mutationKey = getCreateStaffViewMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStaffView>>, CreateStaffViewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createStaffView(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createStaffView>>, variables: CreateStaffViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listStaffViews'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateStaffViewMutationResult = NonNullable<Awaited<ReturnType<typeof createStaffView>>>
    export type CreateStaffViewMutationBody = CreateStaffViewRequest
    export type CreateStaffViewMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateStaffViewMutationVariables = {data: CreateStaffViewRequest}

    /**
 * @summary Save a view of a list
 */
export const useCreateStaffView = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStaffView>>, TError,CreateStaffViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStaffView>>,
        TError,
        CreateStaffViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateStaffViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteStaffViewUrl = (viewId: string,) => {




  return `/staff/views/${encodeURIComponent(String(viewId))}/`
}

/**
 * @summary Delete a saved view
 */
export const deleteStaffView = async (viewId: string, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getDeleteStaffViewUrl(viewId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteStaffViewMutationKey = () => ['deleteStaffView'] as const;

export const getDeleteStaffViewMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStaffView>>, TError,DeleteStaffViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteStaffView>>, TError,DeleteStaffViewMutationVariables, TContext> => {

const mutationKey = getDeleteStaffViewMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteStaffView>>, DeleteStaffViewMutationVariables> = (props) => {
          const {viewId} = props ?? {};

          return  deleteStaffView(viewId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteStaffView>>, variables: DeleteStaffViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listStaffViews'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteStaffViewMutationResult = NonNullable<Awaited<ReturnType<typeof deleteStaffView>>>

    export type DeleteStaffViewMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteStaffViewMutationVariables = {viewId: string}

    /**
 * @summary Delete a saved view
 */
export const useDeleteStaffView = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStaffView>>, TError,DeleteStaffViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteStaffView>>,
        TError,
        DeleteStaffViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteStaffViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateStaffViewUrl = (viewId: string,) => {




  return `/staff/views/${encodeURIComponent(String(viewId))}/`
}

/**
 * Its name, its filters, or who sees it.
 * @summary Change a saved view
 */
export const updateStaffView = async (viewId: string,
    updateStaffViewRequest: UpdateStaffViewRequest, options?: Parameters<typeof http>[1]): Promise<StaffView> => {

return http<StaffView>(getUpdateStaffViewUrl(viewId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateStaffViewRequest)
  }
);}





export const getUpdateStaffViewMutationKey = () => ['updateStaffView'] as const;

export const getUpdateStaffViewMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStaffView>>, TError,UpdateStaffViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStaffView>>, TError,UpdateStaffViewMutationVariables, TContext> => {

const mutationKey = getUpdateStaffViewMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStaffView>>, UpdateStaffViewMutationVariables> = (props) => {
          const {viewId,data} = props ?? {};

          return  updateStaffView(viewId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateStaffView>>, variables: UpdateStaffViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listStaffViews'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateStaffViewMutationResult = NonNullable<Awaited<ReturnType<typeof updateStaffView>>>
    export type UpdateStaffViewMutationBody = UpdateStaffViewRequest
    export type UpdateStaffViewMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateStaffViewMutationVariables = {viewId: string;data: UpdateStaffViewRequest}

    /**
 * @summary Change a saved view
 */
export const useUpdateStaffView = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStaffView>>, TError,UpdateStaffViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStaffView>>,
        TError,
        UpdateStaffViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateStaffViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
