/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  AcceptQuoteHeaders,
  AcceptQuoteRequest,
  ApiProblem,
  ConflictResponse,
  CreateQuoteHeaders,
  CreateQuoteRequest,
  ForbiddenResponse,
  ForecastRefusalsRequest,
  ForecastWritingRequest,
  GetNewStoryQuoteParams,
  InsufficientCreditsResponse,
  InternalErrorResponse,
  NewStoryQuote,
  NotFoundResponse,
  PayloadTooLargeResponse,
  Quote,
  RateLimitedResponse,
  RealWork,
  RefusalForecasts,
  StopQuoteHeaders,
  StopQuoteRequest,
  StorageFullResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  ValidationFailedResponse,
  WritingForecast
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




export const getAcceptQuoteUrl = () => {




  return `/core-api/accept_quote`
}

/**
 * Holds at most the quoted price and begins. Results replace the drafts one by one; timing, captions and edits stay. When the price has risen nothing begins, and a new quote is needed. Where a cap leaves room for a part of it, that part begins and the rest is paused; accepting it again continues.
 * @summary Accept a quote
 */
export const acceptQuote = async (acceptQuoteRequest: AcceptQuoteRequest,
    headers: AcceptQuoteHeaders, options?: Parameters<typeof http>[1]): Promise<Quote> => {

return http<Quote>(getAcceptQuoteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(acceptQuoteRequest)
  }
);}





export const getAcceptQuoteMutationKey = () => ['acceptQuote'] as const;

export const getAcceptQuoteMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptQuote>>, TError,AcceptQuoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptQuote>>, TError,AcceptQuoteMutationVariables, TContext> => {

const mutationKey = getAcceptQuoteMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptQuote>>, AcceptQuoteMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  acceptQuote(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof acceptQuote>>, variables: AcceptQuoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getRealWork', 'getStory', 'getScene', 'listStoryEdits', 'listStaleWork', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AcceptQuoteMutationResult = NonNullable<Awaited<ReturnType<typeof acceptQuote>>>
    export type AcceptQuoteMutationBody = AcceptQuoteRequest
    export type AcceptQuoteMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type AcceptQuoteMutationVariables = {data: AcceptQuoteRequest;headers: AcceptQuoteHeaders}

    /**
 * @summary Accept a quote
 */
export const useAcceptQuote = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptQuote>>, TError,AcceptQuoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptQuote>>,
        TError,
        AcceptQuoteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAcceptQuoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateQuoteUrl = () => {




  return `/core-api/create_quote`
}

/**
 * Expected and maximum, for each piece of work and each engine. The quote replaces an unaccepted one, and nothing begins.
 * @summary Quote work of AI models
 */
export const createQuote = async (createQuoteRequest: CreateQuoteRequest,
    headers: CreateQuoteHeaders, options?: Parameters<typeof http>[1]): Promise<Quote> => {

return http<Quote>(getCreateQuoteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(createQuoteRequest)
  }
);}





export const getCreateQuoteMutationKey = () => ['createQuote'] as const;

export const getCreateQuoteMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createQuote>>, TError,CreateQuoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createQuote>>, TError,CreateQuoteMutationVariables, TContext> => {

const mutationKey = getCreateQuoteMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createQuote>>, CreateQuoteMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createQuote(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateQuoteMutationResult = NonNullable<Awaited<ReturnType<typeof createQuote>>>
    export type CreateQuoteMutationBody = CreateQuoteRequest
    export type CreateQuoteMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateQuoteMutationVariables = {data: CreateQuoteRequest;headers: CreateQuoteHeaders}

    /**
 * @summary Quote work of AI models
 */
export const useCreateQuote = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createQuote>>, TError,CreateQuoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createQuote>>,
        TError,
        CreateQuoteMutationVariables,
        TContext
      > => {
      return useMutation(getCreateQuoteMutationOptions(options), queryClient);
    }
    export const getForecastRefusalsUrl = () => {




  return `/core-api/forecast_refusals/`
}

/**
 * Checks every image to be generated with its engine (its moderation call where it has one, else its published rules), before anything is paid. Nothing is charged, and nothing changes.
 * @summary Forecast the refusals of a story or a prompt
 */
export const forecastRefusals = async (forecastRefusalsRequest: ForecastRefusalsRequest, options?: Parameters<typeof http>[1]): Promise<RefusalForecasts> => {

return http<RefusalForecasts>(getForecastRefusalsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(forecastRefusalsRequest)
  }
);}





export const getForecastRefusalsMutationKey = () => ['forecastRefusals'] as const;

export const getForecastRefusalsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forecastRefusals>>, TError,ForecastRefusalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof forecastRefusals>>, TError,ForecastRefusalsMutationVariables, TContext> => {

const mutationKey = getForecastRefusalsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forecastRefusals>>, ForecastRefusalsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  forecastRefusals(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ForecastRefusalsMutationResult = NonNullable<Awaited<ReturnType<typeof forecastRefusals>>>
    export type ForecastRefusalsMutationBody = ForecastRefusalsRequest
    export type ForecastRefusalsMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ForecastRefusalsMutationVariables = {data: ForecastRefusalsRequest}

    /**
 * @summary Forecast the refusals of a story or a prompt
 */
export const useForecastRefusals = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forecastRefusals>>, TError,ForecastRefusalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forecastRefusals>>,
        TError,
        ForecastRefusalsMutationVariables,
        TContext
      > => {
      return useMutation(getForecastRefusalsMutationOptions(options), queryClient);
    }
    export const getForecastWritingUrl = () => {




  return `/core-api/forecast_writing/`
}

/**
 * What the writer would make a video of, and its length. Nothing is charged or stored, and no model is asked.
 * @summary Forecast what a prompt becomes
 */
export const forecastWriting = async (forecastWritingRequest: ForecastWritingRequest, options?: Parameters<typeof http>[1]): Promise<WritingForecast> => {

return http<WritingForecast>(getForecastWritingUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(forecastWritingRequest)
  }
);}





export const getForecastWritingMutationKey = () => ['forecastWriting'] as const;

export const getForecastWritingMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forecastWriting>>, TError,ForecastWritingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof forecastWriting>>, TError,ForecastWritingMutationVariables, TContext> => {

const mutationKey = getForecastWritingMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forecastWriting>>, ForecastWritingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  forecastWriting(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ForecastWritingMutationResult = NonNullable<Awaited<ReturnType<typeof forecastWriting>>>
    export type ForecastWritingMutationBody = ForecastWritingRequest
    export type ForecastWritingMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ForecastWritingMutationVariables = {data: ForecastWritingRequest}

    /**
 * @summary Forecast what a prompt becomes
 */
export const useForecastWriting = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forecastWriting>>, TError,ForecastWritingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forecastWriting>>,
        TError,
        ForecastWritingMutationVariables,
        TContext
      > => {
      return useMutation(getForecastWritingMutationOptions(options), queryClient);
    }
    export const getGetNewStoryQuoteUrl = (params: GetNewStoryQuoteParams,) => withQuery(`/core-api/new_story_quote/`, params)

/**
 * For the story of `createAndGenerateStory`; its scenes are estimated from the length. Nothing is charged or stored.
 * @summary Quote a story from a prompt
 */
export const getNewStoryQuote = async (params: GetNewStoryQuoteParams, options?: Parameters<typeof http>[1]): Promise<NewStoryQuote> => {

  return http<NewStoryQuote>(getGetNewStoryQuoteUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetNewStoryQuoteQueryKey = (params?: GetNewStoryQuoteParams,) => {
    return [
    "getNewStoryQuote", ...(params ? [params] : [])
    ] as const;
    }


export const getGetNewStoryQuoteQueryOptions = <TData = Awaited<ReturnType<typeof getNewStoryQuote>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params: GetNewStoryQuoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewStoryQuote>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNewStoryQuoteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNewStoryQuote>>> = ({ signal }) => getNewStoryQuote(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNewStoryQuote>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNewStoryQuoteQueryResult = NonNullable<Awaited<ReturnType<typeof getNewStoryQuote>>>
export type GetNewStoryQuoteQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetNewStoryQuote<TData = Awaited<ReturnType<typeof getNewStoryQuote>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetNewStoryQuoteParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewStoryQuote>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNewStoryQuote>>,
          TError,
          Awaited<ReturnType<typeof getNewStoryQuote>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNewStoryQuote<TData = Awaited<ReturnType<typeof getNewStoryQuote>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetNewStoryQuoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewStoryQuote>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNewStoryQuote>>,
          TError,
          Awaited<ReturnType<typeof getNewStoryQuote>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNewStoryQuote<TData = Awaited<ReturnType<typeof getNewStoryQuote>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetNewStoryQuoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewStoryQuote>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Quote a story from a prompt
 */

export function useGetNewStoryQuote<TData = Awaited<ReturnType<typeof getNewStoryQuote>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetNewStoryQuoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewStoryQuote>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNewStoryQuoteQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getStopQuoteUrl = () => {




  return `/core-api/stop_quote`
}

/**
 * Finished pieces stay and are charged; the rest is cancelled and costs nothing.
 * @summary Stop the work of a quote
 */
export const stopQuote = async (stopQuoteRequest: StopQuoteRequest,
    headers: StopQuoteHeaders, options?: Parameters<typeof http>[1]): Promise<Quote> => {

return http<Quote>(getStopQuoteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(stopQuoteRequest)
  }
);}





export const getStopQuoteMutationKey = () => ['stopQuote'] as const;

export const getStopQuoteMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopQuote>>, TError,StopQuoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof stopQuote>>, TError,StopQuoteMutationVariables, TContext> => {

const mutationKey = getStopQuoteMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stopQuote>>, StopQuoteMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  stopQuote(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof stopQuote>>, variables: StopQuoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getRealWork', 'getStory', 'getScene', 'getPendingTasks', 'getTasks', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type StopQuoteMutationResult = NonNullable<Awaited<ReturnType<typeof stopQuote>>>
    export type StopQuoteMutationBody = StopQuoteRequest
    export type StopQuoteMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type StopQuoteMutationVariables = {data: StopQuoteRequest;headers: StopQuoteHeaders}

    /**
 * @summary Stop the work of a quote
 */
export const useStopQuote = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopQuote>>, TError,StopQuoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stopQuote>>,
        TError,
        StopQuoteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getStopQuoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetRealWorkUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/real_work/`
}

/**
 * The drafts, the engines and prices that could replace them, and the progress of the last accepted quote.
 * @summary List what AI models could generate for a story
 */
export const getRealWork = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<RealWork> => {

  return http<RealWork>(getGetRealWorkUrl(storyId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRealWorkQueryKey = (storyId: string,) => {
    return [
    "getRealWork", ...(storyId ? [storyId] : [])
    ] as const;
    }


export const getGetRealWorkQueryOptions = <TData = Awaited<ReturnType<typeof getRealWork>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealWork>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRealWorkQueryKey(storyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRealWork>>> = ({ signal }) => getRealWork(storyId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRealWork>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRealWorkQueryResult = NonNullable<Awaited<ReturnType<typeof getRealWork>>>
export type GetRealWorkQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetRealWork<TData = Awaited<ReturnType<typeof getRealWork>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealWork>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRealWork>>,
          TError,
          Awaited<ReturnType<typeof getRealWork>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRealWork<TData = Awaited<ReturnType<typeof getRealWork>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealWork>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRealWork>>,
          TError,
          Awaited<ReturnType<typeof getRealWork>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRealWork<TData = Awaited<ReturnType<typeof getRealWork>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealWork>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what AI models could generate for a story
 */

export function useGetRealWork<TData = Awaited<ReturnType<typeof getRealWork>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealWork>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRealWorkQueryOptions(storyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






