/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ApiProblem,
  AuthenticateChannelRequest,
  ChannelSignature,
  ConflictResponse,
  ForbiddenResponse,
  InternalErrorResponse,
  ListMissedEventsParams,
  MissedEventList,
  PayloadTooLargeResponse,
  StorageFullResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  ValidationFailedResponse
} from '#generated/schema.ts';

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

import { http } from '../../../src/shared/api/http.ts';
import { withQuery, withQueryKey } from '../../../src/shared/api/hook-parts.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




export const getAuthenticateChannelUrl = () => {




  return `/core-api/realtime/auth/`
}

/**
 * For one socket of the calling session, within a minute. A subscription is refused once that session has ended, and its sockets are closed with 4200.
 * @summary Sign the subscription to a private channel
 */
export const authenticateChannel = async (authenticateChannelRequest: AuthenticateChannelRequest, options?: Parameters<typeof http>[1]): Promise<ChannelSignature> => {

return http<ChannelSignature>(getAuthenticateChannelUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(authenticateChannelRequest)
  }
);}





export const getAuthenticateChannelMutationKey = () => ['authenticateChannel'] as const;

export const getAuthenticateChannelMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ApiProblem | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticateChannel>>, TError,AuthenticateChannelMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authenticateChannel>>, TError,AuthenticateChannelMutationVariables, TContext> => {

const mutationKey = getAuthenticateChannelMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authenticateChannel>>, AuthenticateChannelMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  authenticateChannel(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthenticateChannelMutationResult = NonNullable<Awaited<ReturnType<typeof authenticateChannel>>>
    export type AuthenticateChannelMutationBody = AuthenticateChannelRequest
    export type AuthenticateChannelMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ApiProblem | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type AuthenticateChannelMutationVariables = {data: AuthenticateChannelRequest}

    /**
 * @summary Sign the subscription to a private channel
 */
export const useAuthenticateChannel = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ApiProblem | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticateChannel>>, TError,AuthenticateChannelMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authenticateChannel>>,
        TError,
        AuthenticateChannelMutationVariables,
        TContext
      > => {
      return useMutation(getAuthenticateChannelMutationOptions(options), queryClient);
    }
    export const getListMissedEventsUrl = (params: ListMissedEventsParams,) => withQuery(`/core-api/realtime/missed/`, params)

/**
 * @summary List the events since a sequence number
 */
export const listMissedEvents = async (params: ListMissedEventsParams, options?: Parameters<typeof http>[1]): Promise<MissedEventList> => {

  return http<MissedEventList>(getListMissedEventsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMissedEventsQueryKey = (params?: ListMissedEventsParams,) => {
    return [
    "listMissedEvents", ...(params ? [params] : [])
    ] as const;
    }


export const getListMissedEventsQueryOptions = <TData = Awaited<ReturnType<typeof listMissedEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params: ListMissedEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissedEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMissedEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMissedEvents>>> = ({ signal }) => listMissedEvents(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMissedEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMissedEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listMissedEvents>>>
export type ListMissedEventsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListMissedEvents<TData = Awaited<ReturnType<typeof listMissedEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: ListMissedEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissedEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMissedEvents>>,
          TError,
          Awaited<ReturnType<typeof listMissedEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMissedEvents<TData = Awaited<ReturnType<typeof listMissedEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: ListMissedEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissedEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMissedEvents>>,
          TError,
          Awaited<ReturnType<typeof listMissedEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMissedEvents<TData = Awaited<ReturnType<typeof listMissedEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: ListMissedEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissedEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the events since a sequence number
 */

export function useListMissedEvents<TData = Awaited<ReturnType<typeof listMissedEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: ListMissedEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissedEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMissedEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






