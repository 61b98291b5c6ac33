/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ActiveUsers,
  ActiveUsersRequest,
  AuditVideoPage,
  ConflictResponse,
  CumulativeStats,
  ForbiddenResponse,
  FunnelAnalytics,
  GenerationAnalytics,
  GetCumulativeStatsParams,
  GetFunnelAnalyticsParams,
  GetPremiumUsersCreditSummaryParams,
  GetStatsParams,
  GetStoryDebugDetailsParams,
  GetUsageDataByActionParams,
  GetVideoFilesForAuditParams,
  InternalErrorResponse,
  NotFoundResponse,
  PartnerReport,
  PartnerReportRequest,
  PayloadTooLargeResponse,
  PremiumUserCreditPage,
  QualityData,
  QualityDataRequest,
  SearchUserSummaryParams,
  Stats,
  StorageFullResponse,
  StoryDebugDetails,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UsageByAction,
  UsageMetrics,
  UsageMetricsRequest,
  UserSummaryList,
  ValidationFailedResponse
} from '../model/index.ts';

import { http } from '../../../src/shared/api/http.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetGenerationAnalyticsUrl = () => {




  return `/admin-stats/generation-analytics/`
}

/**
 * @summary Read how generation went
 */
export const getGenerationAnalytics = async ( options?: Parameters<typeof http>[1]): Promise<GenerationAnalytics> => {

  return http<GenerationAnalytics>(getGetGenerationAnalyticsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGenerationAnalyticsQueryKey = () => {
    return [
    "getGenerationAnalytics"
    ] as const;
    }


export const getGetGenerationAnalyticsQueryOptions = <TData = Awaited<ReturnType<typeof getGenerationAnalytics>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenerationAnalytics>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGenerationAnalyticsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGenerationAnalytics>>> = ({ signal }) => getGenerationAnalytics({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGenerationAnalytics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGenerationAnalyticsQueryResult = NonNullable<Awaited<ReturnType<typeof getGenerationAnalytics>>>
export type GetGenerationAnalyticsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetGenerationAnalytics<TData = Awaited<ReturnType<typeof getGenerationAnalytics>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenerationAnalytics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGenerationAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getGenerationAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGenerationAnalytics<TData = Awaited<ReturnType<typeof getGenerationAnalytics>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenerationAnalytics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGenerationAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getGenerationAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGenerationAnalytics<TData = Awaited<ReturnType<typeof getGenerationAnalytics>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenerationAnalytics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how generation went
 */

export function useGetGenerationAnalytics<TData = Awaited<ReturnType<typeof getGenerationAnalytics>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenerationAnalytics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGenerationAnalyticsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetActiveUsersUrl = () => {




  return `/get_active_users`
}

/**
 * @summary Count the active people per day
 */
export const getActiveUsers = async (activeUsersRequest: ActiveUsersRequest, options?: Parameters<typeof http>[1]): Promise<ActiveUsers> => {

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
return http<ActiveUsers>(getGetActiveUsersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(activeUsersRequest)
  }
);}





export const getGetActiveUsersMutationKey = () => ['getActiveUsers'] as const;

export const getGetActiveUsersMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getActiveUsers>>, TError,GetActiveUsersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getActiveUsers>>, TError,GetActiveUsersMutationVariables, TContext> => {

const mutationKey = getGetActiveUsersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




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
 * @summary Count the active people per day
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
    export const getGetCumulativeStatsUrl = (params?: GetCumulativeStatsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/get_cummulative_stats/?${stringifiedParams}` : `/get_cummulative_stats/`
}

/**
 * @summary Read how the totals grew
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
 * @summary Read how the totals grew
 */

export function useGetCumulativeStats<TData = Awaited<ReturnType<typeof getCumulativeStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetCumulativeStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCumulativeStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCumulativeStatsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetFunnelAnalyticsUrl = (params?: GetFunnelAnalyticsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["countries[]"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/get_funnel_analytics/?${stringifiedParams}` : `/get_funnel_analytics/`
}

/**
 * @summary Read how people get from sign-up to subscription
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
 * @summary Read how people get from sign-up to subscription
 */

export function useGetFunnelAnalytics<TData = Awaited<ReturnType<typeof getFunnelAnalytics>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetFunnelAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnelAnalytics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFunnelAnalyticsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStatsUrl = (params?: GetStatsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/get_stats/?${stringifiedParams}` : `/get_stats/`
}

/**
 * @summary Read what happened in the last days
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
 * @summary Read what happened in the last days
 */

export function useGetStats<TData = Awaited<ReturnType<typeof getStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStoryDebugDetailsUrl = (params: GetStoryDebugDetailsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/get_story_debug_details/?${stringifiedParams}` : `/get_story_debug_details/`
}

/**
 * @summary Read a story with everything that worked on it
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
 * @summary Read a story with everything that worked on it
 */

export function useGetStoryDebugDetails<TData = Awaited<ReturnType<typeof getStoryDebugDetails>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryDebugDetailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryDebugDetails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoryDebugDetailsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetUsageDataByActionUrl = (params?: GetUsageDataByActionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/get_usage_data_by_action/?${stringifiedParams}` : `/get_usage_data_by_action/`
}

/**
 * @summary Read what credits were spent on
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
 * @summary Read what credits were spent on
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
 * @summary Count what is used per day
 */
export const getUsageMetrics = async (usageMetricsRequest: UsageMetricsRequest, options?: Parameters<typeof http>[1]): Promise<UsageMetrics> => {

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
return http<UsageMetrics>(getGetUsageMetricsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(usageMetricsRequest)
  }
);}





export const getGetUsageMetricsMutationKey = () => ['getUsageMetrics'] as const;

export const getGetUsageMetricsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getUsageMetrics>>, TError,GetUsageMetricsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getUsageMetrics>>, TError,GetUsageMetricsMutationVariables, TContext> => {

const mutationKey = getGetUsageMetricsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




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
 * @summary Count what is used per day
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
    export const getGetVideoFilesForAuditUrl = (params?: GetVideoFilesForAuditParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/get_video_files_for_audit/?${stringifiedParams}` : `/get_video_files_for_audit/`
}

/**
 * @summary List exported videos for audit
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
 * @summary List exported videos for audit
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
 * @summary Read how well it works
 */
export const getQualityData = async (qualityDataRequest: QualityDataRequest, options?: Parameters<typeof http>[1]): Promise<QualityData> => {

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
return http<QualityData>(getGetQualityDataUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(qualityDataRequest)
  }
);}





export const getGetQualityDataMutationKey = () => ['getQualityData'] as const;

export const getGetQualityDataMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getQualityData>>, TError,GetQualityDataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getQualityData>>, TError,GetQualityDataMutationVariables, TContext> => {

const mutationKey = getGetQualityDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




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
 * @summary Read how well it works
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
    export const getSearchUserSummaryUrl = (params: SearchUserSummaryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/search_user_summary/?${stringifiedParams}` : `/search_user_summary/`
}

/**
 * @summary Find people by email address
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
 * @summary Find people by email address
 */

export function useSearchUserSummary<TData = Awaited<ReturnType<typeof searchUserSummary>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: SearchUserSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchUserSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchUserSummaryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPartnerReportUrl = () => {




  return `/staff/partner-report/`
}

/**
 * @summary Read what each source of sign-ups brought
 */
export const getPartnerReport = async (partnerReportRequest: PartnerReportRequest, options?: Parameters<typeof http>[1]): Promise<PartnerReport> => {

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
return http<PartnerReport>(getGetPartnerReportUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(partnerReportRequest)
  }
);}





export const getGetPartnerReportMutationKey = () => ['getPartnerReport'] as const;

export const getGetPartnerReportMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getPartnerReport>>, TError,GetPartnerReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getPartnerReport>>, TError,GetPartnerReportMutationVariables, TContext> => {

const mutationKey = getGetPartnerReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




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
 * @summary Read what each source of sign-ups brought
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
    export const getGetPremiumUsersCreditSummaryUrl = (params?: GetPremiumUsersCreditSummaryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/staff/premium-users-credit-summary/?${stringifiedParams}` : `/staff/premium-users-credit-summary/`
}

/**
 * @summary List the people on a paid plan with their credits
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
 * @summary List the people on a paid plan with their credits
 */

export function useGetPremiumUsersCreditSummary<TData = Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetPremiumUsersCreditSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPremiumUsersCreditSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPremiumUsersCreditSummaryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






