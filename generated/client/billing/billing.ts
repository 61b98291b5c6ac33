/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ApiProblem,
  CancelSubscriptionRequest,
  ChangeSubscriptionRequest,
  CompleteDemoCheckoutRequest,
  ConflictResponse,
  CreatePortalSessionRequest,
  CreatePurchaseHeaders,
  CreatePurchaseRequest,
  CreateSubscriptionHeaders,
  CreateSubscriptionRequest,
  CreditCap,
  CurrentSubscription,
  DemoCheckout,
  ExportUsageRequest,
  ForbiddenResponse,
  GetUsageByDayParams,
  InternalErrorResponse,
  ListUsageParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PaymentList,
  PortalSession,
  PreviewSubscriptionChangeParams,
  Purchase,
  RateLimitedResponse,
  ResumeSubscriptionRequest,
  SetMonthlyCreditCapRequest,
  SetStoryCreditCapRequest,
  StorageFullResponse,
  StoryCredits,
  Subscription,
  SubscriptionChange,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UsageByDay,
  UsageExport,
  UsagePage,
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




export const getCancelSubscriptionUrl = () => {




  return `/cancel_subscription/`
}

/**
 * The plan runs on until the paid period ends; until then resumeSubscription reverses it. A plan with an unpaid renewal ends at once, and nothing is due any more.
 * @summary Cancel a subscription
 */
export const cancelSubscription = async (cancelSubscriptionRequest: CancelSubscriptionRequest, options?: Parameters<typeof http>[1]): Promise<Subscription> => {

return http<Subscription>(getCancelSubscriptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(cancelSubscriptionRequest)
  }
);}





export const getCancelSubscriptionMutationKey = () => ['cancelSubscription'] as const;

export const getCancelSubscriptionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSubscription>>, TError,CancelSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelSubscription>>, TError,CancelSubscriptionMutationVariables, TContext> => {

const mutationKey = getCancelSubscriptionMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelSubscription>>, CancelSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelSubscription(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof cancelSubscription>>, variables: CancelSubscriptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails', 'getCreditsSummary', 'getCurrentSubscription', 'listPayments', 'listUsage', 'getSubscription'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CancelSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSubscription>>>
    export type CancelSubscriptionMutationBody = CancelSubscriptionRequest
    export type CancelSubscriptionMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CancelSubscriptionMutationVariables = {data: CancelSubscriptionRequest}

    /**
 * @summary Cancel a subscription
 */
export const useCancelSubscription = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSubscription>>, TError,CancelSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelSubscription>>,
        TError,
        CancelSubscriptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelSubscriptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSetMonthlyCreditCapUrl = () => {




  return `/core-api/monthly_credit_cap/`
}

/**
 * Covers all of the user's work, counted in UTC. Work that would exceed it is refused with CAP_REACHED before it begins; running work continues.
 * @summary Cap what a calendar month may cost
 */
export const setMonthlyCreditCap = async (setMonthlyCreditCapRequest: SetMonthlyCreditCapRequest, options?: Parameters<typeof http>[1]): Promise<CreditCap> => {

return http<CreditCap>(getSetMonthlyCreditCapUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(setMonthlyCreditCapRequest)
  }
);}





export const getSetMonthlyCreditCapMutationKey = () => ['setMonthlyCreditCap'] as const;

export const getSetMonthlyCreditCapMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMonthlyCreditCap>>, TError,SetMonthlyCreditCapMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setMonthlyCreditCap>>, TError,SetMonthlyCreditCapMutationVariables, TContext> => {

const mutationKey = getSetMonthlyCreditCapMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setMonthlyCreditCap>>, SetMonthlyCreditCapMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setMonthlyCreditCap(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof setMonthlyCreditCap>>, variables: SetMonthlyCreditCapMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getCreditsSummary', 'getRealWork'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetMonthlyCreditCapMutationResult = NonNullable<Awaited<ReturnType<typeof setMonthlyCreditCap>>>
    export type SetMonthlyCreditCapMutationBody = SetMonthlyCreditCapRequest
    export type SetMonthlyCreditCapMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SetMonthlyCreditCapMutationVariables = {data: SetMonthlyCreditCapRequest}

    /**
 * @summary Cap what a calendar month may cost
 */
export const useSetMonthlyCreditCap = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMonthlyCreditCap>>, TError,SetMonthlyCreditCapMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setMonthlyCreditCap>>,
        TError,
        SetMonthlyCreditCapMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetMonthlyCreditCapMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSetStoryCreditCapUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/credit_cap/`
}

/**
 * Work that would exceed it is refused with CAP_REACHED before it begins; running work continues.
 * @summary Cap the cost of a story
 */
export const setStoryCreditCap = async (storyId: string,
    setStoryCreditCapRequest: SetStoryCreditCapRequest, options?: Parameters<typeof http>[1]): Promise<StoryCredits> => {

return http<StoryCredits>(getSetStoryCreditCapUrl(storyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(setStoryCreditCapRequest)
  }
);}





export const getSetStoryCreditCapMutationKey = () => ['setStoryCreditCap'] as const;

export const getSetStoryCreditCapMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setStoryCreditCap>>, TError,SetStoryCreditCapMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setStoryCreditCap>>, TError,SetStoryCreditCapMutationVariables, TContext> => {

const mutationKey = getSetStoryCreditCapMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setStoryCreditCap>>, SetStoryCreditCapMutationVariables> = (props) => {
          const {storyId,data} = props ?? {};

          return  setStoryCreditCap(storyId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof setStoryCreditCap>>, variables: SetStoryCreditCapMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStoryCredits', 'getRealWork'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetStoryCreditCapMutationResult = NonNullable<Awaited<ReturnType<typeof setStoryCreditCap>>>
    export type SetStoryCreditCapMutationBody = SetStoryCreditCapRequest
    export type SetStoryCreditCapMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SetStoryCreditCapMutationVariables = {storyId: string;data: SetStoryCreditCapRequest}

    /**
 * @summary Cap the cost of a story
 */
export const useSetStoryCreditCap = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setStoryCreditCap>>, TError,SetStoryCreditCapMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setStoryCreditCap>>,
        TError,
        SetStoryCreditCapMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetStoryCreditCapMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetStoryCreditsUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/credits/`
}

/**
 * @summary Read the cost of a story
 */
export const getStoryCredits = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<StoryCredits> => {

  return http<StoryCredits>(getGetStoryCreditsUrl(storyId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStoryCreditsQueryKey = (storyId: string,) => {
    return [
    "getStoryCredits", ...(storyId ? [storyId] : [])
    ] as const;
    }


export const getGetStoryCreditsQueryOptions = <TData = Awaited<ReturnType<typeof getStoryCredits>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryCredits>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoryCreditsQueryKey(storyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStoryCredits>>> = ({ signal }) => getStoryCredits(storyId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStoryCredits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoryCreditsQueryResult = NonNullable<Awaited<ReturnType<typeof getStoryCredits>>>
export type GetStoryCreditsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetStoryCredits<TData = Awaited<ReturnType<typeof getStoryCredits>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryCredits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoryCredits>>,
          TError,
          Awaited<ReturnType<typeof getStoryCredits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoryCredits<TData = Awaited<ReturnType<typeof getStoryCredits>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryCredits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoryCredits>>,
          TError,
          Awaited<ReturnType<typeof getStoryCredits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoryCredits<TData = Awaited<ReturnType<typeof getStoryCredits>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryCredits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the cost of a story
 */

export function useGetStoryCredits<TData = Awaited<ReturnType<typeof getStoryCredits>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryCredits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoryCreditsQueryOptions(storyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDemoCheckoutUrl = (checkoutId: string,) => {




  return `/demo_checkout/${encodeURIComponent(String(checkoutId))}/`
}

/**
 * @summary Read a checkout of the demo provider
 */
export const getDemoCheckout = async (checkoutId: string, options?: Parameters<typeof http>[1]): Promise<DemoCheckout> => {

  return http<DemoCheckout>(getGetDemoCheckoutUrl(checkoutId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDemoCheckoutQueryKey = (checkoutId: string,) => {
    return [
    "getDemoCheckout", ...(checkoutId ? [checkoutId] : [])
    ] as const;
    }


export const getGetDemoCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getDemoCheckout>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(checkoutId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemoCheckout>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDemoCheckoutQueryKey(checkoutId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDemoCheckout>>> = ({ signal }) => getDemoCheckout(checkoutId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: checkoutId !== null && checkoutId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDemoCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDemoCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getDemoCheckout>>>
export type GetDemoCheckoutQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetDemoCheckout<TData = Awaited<ReturnType<typeof getDemoCheckout>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 checkoutId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemoCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDemoCheckout>>,
          TError,
          Awaited<ReturnType<typeof getDemoCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDemoCheckout<TData = Awaited<ReturnType<typeof getDemoCheckout>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 checkoutId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemoCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDemoCheckout>>,
          TError,
          Awaited<ReturnType<typeof getDemoCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDemoCheckout<TData = Awaited<ReturnType<typeof getDemoCheckout>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 checkoutId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemoCheckout>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a checkout of the demo provider
 */

export function useGetDemoCheckout<TData = Awaited<ReturnType<typeof getDemoCheckout>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 checkoutId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemoCheckout>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDemoCheckoutQueryOptions(checkoutId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCompleteDemoCheckoutUrl = (checkoutId: string,) => {




  return `/demo_checkout/${encodeURIComponent(String(checkoutId))}/`
}

/**
 * The demo provider then notifies the server like a real one, by a signed message.
 * @summary Choose how a demo checkout ends
 */
export const completeDemoCheckout = async (checkoutId: string,
    completeDemoCheckoutRequest: CompleteDemoCheckoutRequest, options?: Parameters<typeof http>[1]): Promise<DemoCheckout> => {

return http<DemoCheckout>(getCompleteDemoCheckoutUrl(checkoutId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(completeDemoCheckoutRequest)
  }
);}





export const getCompleteDemoCheckoutMutationKey = () => ['completeDemoCheckout'] as const;

export const getCompleteDemoCheckoutMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeDemoCheckout>>, TError,CompleteDemoCheckoutMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof completeDemoCheckout>>, TError,CompleteDemoCheckoutMutationVariables, TContext> => {

const mutationKey = getCompleteDemoCheckoutMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeDemoCheckout>>, CompleteDemoCheckoutMutationVariables> = (props) => {
          const {checkoutId,data} = props ?? {};

          return  completeDemoCheckout(checkoutId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof completeDemoCheckout>>, variables: CompleteDemoCheckoutMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getDemoCheckout'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CompleteDemoCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof completeDemoCheckout>>>
    export type CompleteDemoCheckoutMutationBody = CompleteDemoCheckoutRequest
    export type CompleteDemoCheckoutMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CompleteDemoCheckoutMutationVariables = {checkoutId: string;data: CompleteDemoCheckoutRequest}

    /**
 * @summary Choose how a demo checkout ends
 */
export const useCompleteDemoCheckout = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeDemoCheckout>>, TError,CompleteDemoCheckoutMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeDemoCheckout>>,
        TError,
        CompleteDemoCheckoutMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCompleteDemoCheckoutMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetUsageByDayUrl = (params?: GetUsageByDayParams,) => withQuery(`/usage_by_day/`, params, ["kind"])

/**
 * Of the lines that `listUsage` lists under the same filters. Only work that was charged counts, so kinds without CHARGE have no days.
 * @summary Read the charges per day and action
 */
export const getUsageByDay = async (params?: GetUsageByDayParams, options?: Parameters<typeof http>[1]): Promise<UsageByDay> => {

  return http<UsageByDay>(getGetUsageByDayUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetUsageByDayQueryKey = (params?: GetUsageByDayParams,) => {
    return [
    "getUsageByDay", ...(params ? [params] : [])
    ] as const;
    }


export const getGetUsageByDayQueryOptions = <TData = Awaited<ReturnType<typeof getUsageByDay>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: GetUsageByDayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageByDay>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUsageByDayQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUsageByDay>>> = ({ signal }) => getUsageByDay(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUsageByDay>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUsageByDayQueryResult = NonNullable<Awaited<ReturnType<typeof getUsageByDay>>>
export type GetUsageByDayQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetUsageByDay<TData = Awaited<ReturnType<typeof getUsageByDay>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  GetUsageByDayParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageByDay>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsageByDay>>,
          TError,
          Awaited<ReturnType<typeof getUsageByDay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUsageByDay<TData = Awaited<ReturnType<typeof getUsageByDay>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetUsageByDayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageByDay>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsageByDay>>,
          TError,
          Awaited<ReturnType<typeof getUsageByDay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUsageByDay<TData = Awaited<ReturnType<typeof getUsageByDay>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetUsageByDayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageByDay>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the charges per day and action
 */

export function useGetUsageByDay<TData = Awaited<ReturnType<typeof getUsageByDay>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetUsageByDayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageByDay>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUsageByDayQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListUsageUrl = (params?: ListUsageParams,) => withQuery(`/usage_list/`, params, ["kind"])

/**
 * Newest first. Work has one line from its acceptance to its end.
 * @summary List usage
 */
export const listUsage = async (params?: ListUsageParams, options?: Parameters<typeof http>[1]): Promise<UsagePage> => {

  return http<UsagePage>(getListUsageUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListUsageQueryKey = (params?: ListUsageParams,) => {
    return [
    "listUsage", ...(params ? [params] : [])
    ] as const;
    }


export const getListUsageQueryOptions = <TData = Awaited<ReturnType<typeof listUsage>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: ListUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsage>>> = ({ signal }) => listUsage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsageQueryResult = NonNullable<Awaited<ReturnType<typeof listUsage>>>
export type ListUsageQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListUsage<TData = Awaited<ReturnType<typeof listUsage>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  ListUsageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsage>>,
          TError,
          Awaited<ReturnType<typeof listUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsage<TData = Awaited<ReturnType<typeof listUsage>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsage>>,
          TError,
          Awaited<ReturnType<typeof listUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsage<TData = Awaited<ReturnType<typeof listUsage>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List usage
 */

export function useListUsage<TData = Awaited<ReturnType<typeof listUsage>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUsageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getExportUsageUrl = () => {




  return `/usage_list/export/`
}

/**
 * All lines that fit, not only a page; cells that a spreadsheet would run as a formula are written as text.
 * @summary Export usage as CSV
 */
export const exportUsage = async (exportUsageRequest: ExportUsageRequest, options?: Parameters<typeof http>[1]): Promise<UsageExport> => {

return http<UsageExport>(getExportUsageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(exportUsageRequest)
  }
);}





export const getExportUsageMutationKey = () => ['exportUsage'] as const;

export const getExportUsageMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportUsage>>, TError,ExportUsageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exportUsage>>, TError,ExportUsageMutationVariables, TContext> => {

const mutationKey = getExportUsageMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportUsage>>, ExportUsageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportUsage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportUsageMutationResult = NonNullable<Awaited<ReturnType<typeof exportUsage>>>
    export type ExportUsageMutationBody = ExportUsageRequest
    export type ExportUsageMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ExportUsageMutationVariables = {data: ExportUsageRequest}

    /**
 * @summary Export usage as CSV
 */
export const useExportUsage = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportUsage>>, TError,ExportUsageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportUsage>>,
        TError,
        ExportUsageMutationVariables,
        TContext
      > => {
      return useMutation(getExportUsageMutationOptions(options), queryClient);
    }
    export const getChangeSubscriptionUrl = () => {




  return `/xpay/change_subscription/`
}

/**
 * A larger plan begins at once, its difference is paid and granted once; a smaller one begins with the next period. previewSubscriptionChange shows both before.
 * @summary Change the plan of a subscription
 */
export const changeSubscription = async (changeSubscriptionRequest: ChangeSubscriptionRequest, options?: Parameters<typeof http>[1]): Promise<Subscription> => {

return http<Subscription>(getChangeSubscriptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(changeSubscriptionRequest)
  }
);}





export const getChangeSubscriptionMutationKey = () => ['changeSubscription'] as const;

export const getChangeSubscriptionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSubscription>>, TError,ChangeSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeSubscription>>, TError,ChangeSubscriptionMutationVariables, TContext> => {

const mutationKey = getChangeSubscriptionMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeSubscription>>, ChangeSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeSubscription(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof changeSubscription>>, variables: ChangeSubscriptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails', 'getCreditsSummary', 'getCurrentSubscription', 'listPayments', 'listUsage', 'getSubscription'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ChangeSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof changeSubscription>>>
    export type ChangeSubscriptionMutationBody = ChangeSubscriptionRequest
    export type ChangeSubscriptionMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ChangeSubscriptionMutationVariables = {data: ChangeSubscriptionRequest}

    /**
 * @summary Change the plan of a subscription
 */
export const useChangeSubscription = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSubscription>>, TError,ChangeSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeSubscription>>,
        TError,
        ChangeSubscriptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getChangeSubscriptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreatePurchaseUrl = () => {




  return `/xpay/create_purchase/`
}

/**
 * Takes an idempotency key: ten clicks create one purchase. It is PENDING until the payment provider confirms the payment; checkout_url is the payment page. Purchased credits never expire.
 * @summary Buy a pack of credits
 */
export const createPurchase = async (createPurchaseRequest: CreatePurchaseRequest,
    headers: CreatePurchaseHeaders, options?: Parameters<typeof http>[1]): Promise<Purchase> => {

return http<Purchase>(getCreatePurchaseUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(createPurchaseRequest)
  }
);}





export const getCreatePurchaseMutationKey = () => ['createPurchase'] as const;

export const getCreatePurchaseMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPurchase>>, TError,CreatePurchaseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPurchase>>, TError,CreatePurchaseMutationVariables, TContext> => {

const mutationKey = getCreatePurchaseMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPurchase>>, CreatePurchaseMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPurchase(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createPurchase>>, variables: CreatePurchaseMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getPurchase'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreatePurchaseMutationResult = NonNullable<Awaited<ReturnType<typeof createPurchase>>>
    export type CreatePurchaseMutationBody = CreatePurchaseRequest
    export type CreatePurchaseMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreatePurchaseMutationVariables = {data: CreatePurchaseRequest;headers: CreatePurchaseHeaders}

    /**
 * @summary Buy a pack of credits
 */
export const useCreatePurchase = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPurchase>>, TError,CreatePurchaseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPurchase>>,
        TError,
        CreatePurchaseMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreatePurchaseMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateSubscriptionUrl = () => {




  return `/xpay/create_subscription/`
}

/**
 * Takes an idempotency key: ten clicks make one subscription. It is PENDING until the payment provider confirms the payment; checkout_url is where to pay.
 * @summary Subscribe to a plan
 */
export const createSubscription = async (createSubscriptionRequest: CreateSubscriptionRequest,
    headers: CreateSubscriptionHeaders, options?: Parameters<typeof http>[1]): Promise<Subscription> => {

return http<Subscription>(getCreateSubscriptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(createSubscriptionRequest)
  }
);}





export const getCreateSubscriptionMutationKey = () => ['createSubscription'] as const;

export const getCreateSubscriptionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSubscription>>, TError,CreateSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createSubscription>>, TError,CreateSubscriptionMutationVariables, TContext> => {

const mutationKey = getCreateSubscriptionMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSubscription>>, CreateSubscriptionMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createSubscription(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createSubscription>>, variables: CreateSubscriptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails', 'getCreditsSummary', 'getCurrentSubscription', 'listPayments', 'listUsage', 'getSubscription'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof createSubscription>>>
    export type CreateSubscriptionMutationBody = CreateSubscriptionRequest
    export type CreateSubscriptionMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateSubscriptionMutationVariables = {data: CreateSubscriptionRequest;headers: CreateSubscriptionHeaders}

    /**
 * @summary Subscribe to a plan
 */
export const useCreateSubscription = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSubscription>>, TError,CreateSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSubscription>>,
        TError,
        CreateSubscriptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateSubscriptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetCurrentSubscriptionUrl = () => {




  return `/xpay/current_subscription/`
}

/**
 * @summary Read the running subscription
 */
export const getCurrentSubscription = async ( options?: Parameters<typeof http>[1]): Promise<CurrentSubscription> => {

  return http<CurrentSubscription>(getGetCurrentSubscriptionUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCurrentSubscriptionQueryKey = () => {
    return [
    "getCurrentSubscription"
    ] as const;
    }


export const getGetCurrentSubscriptionQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentSubscription>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentSubscriptionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentSubscription>>> = ({ signal }) => getCurrentSubscription({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrentSubscriptionQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentSubscription>>>
export type GetCurrentSubscriptionQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetCurrentSubscription<TData = Awaited<ReturnType<typeof getCurrentSubscription>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentSubscription>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentSubscription>>,
          TError,
          Awaited<ReturnType<typeof getCurrentSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentSubscription<TData = Awaited<ReturnType<typeof getCurrentSubscription>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentSubscription>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentSubscription>>,
          TError,
          Awaited<ReturnType<typeof getCurrentSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentSubscription<TData = Awaited<ReturnType<typeof getCurrentSubscription>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the running subscription
 */

export function useGetCurrentSubscription<TData = Awaited<ReturnType<typeof getCurrentSubscription>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrentSubscriptionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPurchaseUrl = (purchaseId: string,) => {




  return `/xpay/get_purchase/${encodeURIComponent(String(purchaseId))}/`
}

/**
 * @summary Read a purchase of credits
 */
export const getPurchase = async (purchaseId: string, options?: Parameters<typeof http>[1]): Promise<Purchase> => {

  return http<Purchase>(getGetPurchaseUrl(purchaseId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPurchaseQueryKey = (purchaseId: string,) => {
    return [
    "getPurchase", ...(purchaseId ? [purchaseId] : [])
    ] as const;
    }


export const getGetPurchaseQueryOptions = <TData = Awaited<ReturnType<typeof getPurchase>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(purchaseId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPurchase>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPurchaseQueryKey(purchaseId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPurchase>>> = ({ signal }) => getPurchase(purchaseId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: purchaseId !== null && purchaseId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPurchase>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPurchaseQueryResult = NonNullable<Awaited<ReturnType<typeof getPurchase>>>
export type GetPurchaseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetPurchase<TData = Awaited<ReturnType<typeof getPurchase>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 purchaseId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPurchase>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPurchase>>,
          TError,
          Awaited<ReturnType<typeof getPurchase>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPurchase<TData = Awaited<ReturnType<typeof getPurchase>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 purchaseId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPurchase>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPurchase>>,
          TError,
          Awaited<ReturnType<typeof getPurchase>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPurchase<TData = Awaited<ReturnType<typeof getPurchase>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 purchaseId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPurchase>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a purchase of credits
 */

export function useGetPurchase<TData = Awaited<ReturnType<typeof getPurchase>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 purchaseId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPurchase>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPurchaseQueryOptions(purchaseId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetSubscriptionUrl = (subscriptionId: string,) => {




  return `/xpay/get_subscription/${encodeURIComponent(String(subscriptionId))}/`
}

/**
 * @summary Read a subscription
 */
export const getSubscription = async (subscriptionId: string, options?: Parameters<typeof http>[1]): Promise<Subscription> => {

  return http<Subscription>(getGetSubscriptionUrl(subscriptionId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSubscriptionQueryKey = (subscriptionId: string,) => {
    return [
    "getSubscription", ...(subscriptionId ? [subscriptionId] : [])
    ] as const;
    }


export const getGetSubscriptionQueryOptions = <TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(subscriptionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubscriptionQueryKey(subscriptionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscription>>> = ({ signal }) => getSubscription(subscriptionId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: subscriptionId !== null && subscriptionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSubscriptionQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscription>>>
export type GetSubscriptionQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 subscriptionId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscription>>,
          TError,
          Awaited<ReturnType<typeof getSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 subscriptionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscription>>,
          TError,
          Awaited<ReturnType<typeof getSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 subscriptionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a subscription
 */

export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 subscriptionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSubscriptionQueryOptions(subscriptionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPaymentsUrl = () => {




  return `/xpay/payments/`
}

/**
 * The newest 100.
 * @summary List payments
 */
export const listPayments = async ( options?: Parameters<typeof http>[1]): Promise<PaymentList> => {

  return http<PaymentList>(getListPaymentsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPaymentsQueryKey = () => {
    return [
    "listPayments"
    ] as const;
    }


export const getListPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayments>>> = ({ signal }) => listPayments({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof listPayments>>>
export type ListPaymentsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayments>>,
          TError,
          Awaited<ReturnType<typeof listPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayments>>,
          TError,
          Awaited<ReturnType<typeof listPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List payments
 */

export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreatePortalSessionUrl = () => {




  return `/xpay/portal_session/`
}

/**
 * The page where the payment method is changed and an unpaid renewal is paid. The URL is created for this user and valid for a short while.
 * @summary Open the payment provider’s own pages
 */
export const createPortalSession = async (createPortalSessionRequest: CreatePortalSessionRequest, options?: Parameters<typeof http>[1]): Promise<PortalSession> => {

return http<PortalSession>(getCreatePortalSessionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createPortalSessionRequest)
  }
);}





export const getCreatePortalSessionMutationKey = () => ['createPortalSession'] as const;

export const getCreatePortalSessionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPortalSession>>, TError,CreatePortalSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPortalSession>>, TError,CreatePortalSessionMutationVariables, TContext> => {

const mutationKey = getCreatePortalSessionMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPortalSession>>, CreatePortalSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPortalSession(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePortalSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createPortalSession>>>
    export type CreatePortalSessionMutationBody = CreatePortalSessionRequest
    export type CreatePortalSessionMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreatePortalSessionMutationVariables = {data: CreatePortalSessionRequest}

    /**
 * @summary Open the payment provider’s own pages
 */
export const useCreatePortalSession = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPortalSession>>, TError,CreatePortalSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPortalSession>>,
        TError,
        CreatePortalSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePortalSessionMutationOptions(options), queryClient);
    }
    export const getPreviewSubscriptionChangeUrl = (params: PreviewSubscriptionChangeParams,) => withQuery(`/xpay/preview_subscription_change/`, params)

/**
 * @summary Read what a change of plan would cost
 */
export const previewSubscriptionChange = async (params: PreviewSubscriptionChangeParams, options?: Parameters<typeof http>[1]): Promise<SubscriptionChange> => {

  return http<SubscriptionChange>(getPreviewSubscriptionChangeUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getPreviewSubscriptionChangeQueryKey = (params?: PreviewSubscriptionChangeParams,) => {
    return [
    "previewSubscriptionChange", ...(params ? [params] : [])
    ] as const;
    }


export const getPreviewSubscriptionChangeQueryOptions = <TData = Awaited<ReturnType<typeof previewSubscriptionChange>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | InternalErrorResponse | UnavailableResponse>>(params: PreviewSubscriptionChangeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewSubscriptionChange>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewSubscriptionChangeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewSubscriptionChange>>> = ({ signal }) => previewSubscriptionChange(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewSubscriptionChange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewSubscriptionChangeQueryResult = NonNullable<Awaited<ReturnType<typeof previewSubscriptionChange>>>
export type PreviewSubscriptionChangeQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | InternalErrorResponse | UnavailableResponse>


export function usePreviewSubscriptionChange<TData = Awaited<ReturnType<typeof previewSubscriptionChange>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | InternalErrorResponse | UnavailableResponse>>(
 params: PreviewSubscriptionChangeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewSubscriptionChange>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewSubscriptionChange>>,
          TError,
          Awaited<ReturnType<typeof previewSubscriptionChange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewSubscriptionChange<TData = Awaited<ReturnType<typeof previewSubscriptionChange>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | InternalErrorResponse | UnavailableResponse>>(
 params: PreviewSubscriptionChangeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewSubscriptionChange>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewSubscriptionChange>>,
          TError,
          Awaited<ReturnType<typeof previewSubscriptionChange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewSubscriptionChange<TData = Awaited<ReturnType<typeof previewSubscriptionChange>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | InternalErrorResponse | UnavailableResponse>>(
 params: PreviewSubscriptionChangeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewSubscriptionChange>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what a change of plan would cost
 */

export function usePreviewSubscriptionChange<TData = Awaited<ReturnType<typeof previewSubscriptionChange>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ApiProblem | InternalErrorResponse | UnavailableResponse>>(
 params: PreviewSubscriptionChangeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewSubscriptionChange>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewSubscriptionChangeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getResumeSubscriptionUrl = () => {




  return `/xpay/resume_subscription/`
}

/**
 * Nothing is paid now; the plan renews when the paid period ends.
 * @summary Resume a cancelled subscription
 */
export const resumeSubscription = async (resumeSubscriptionRequest: ResumeSubscriptionRequest, options?: Parameters<typeof http>[1]): Promise<Subscription> => {

return http<Subscription>(getResumeSubscriptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(resumeSubscriptionRequest)
  }
);}





export const getResumeSubscriptionMutationKey = () => ['resumeSubscription'] as const;

export const getResumeSubscriptionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeSubscription>>, TError,ResumeSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resumeSubscription>>, TError,ResumeSubscriptionMutationVariables, TContext> => {

const mutationKey = getResumeSubscriptionMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeSubscription>>, ResumeSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resumeSubscription(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof resumeSubscription>>, variables: ResumeSubscriptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails', 'getCreditsSummary', 'getCurrentSubscription', 'listPayments', 'listUsage', 'getSubscription'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ResumeSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof resumeSubscription>>>
    export type ResumeSubscriptionMutationBody = ResumeSubscriptionRequest
    export type ResumeSubscriptionMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ResumeSubscriptionMutationVariables = {data: ResumeSubscriptionRequest}

    /**
 * @summary Resume a cancelled subscription
 */
export const useResumeSubscription = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeSubscription>>, TError,ResumeSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeSubscription>>,
        TError,
        ResumeSubscriptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getResumeSubscriptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
