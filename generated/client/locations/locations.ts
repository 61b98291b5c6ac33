/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Acknowledgement,
  ApiProblem,
  ConflictResponse,
  CreateLocationRequest,
  ForbiddenResponse,
  InternalErrorResponse,
  ListLocationsParams,
  Location,
  LocationList,
  NotFoundResponse,
  PayloadTooLargeResponse,
  StorageFullResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UpdateLocationRequest,
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




export const getListLocationsUrl = (params?: ListLocationsParams,) => withQuery(`/core-api/location/`, params)

/**
 * @summary List the user’s locations
 */
export const listLocations = async (params?: ListLocationsParams, options?: Parameters<typeof http>[1]): Promise<LocationList> => {

  return http<LocationList>(getListLocationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLocationsQueryKey = (params?: ListLocationsParams,) => {
    return [
    "listLocations", ...(params ? [params] : [])
    ] as const;
    }


export const getListLocationsQueryOptions = <TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(params?: ListLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLocationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLocations>>> = ({ signal }) => listLocations(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLocationsQueryResult = NonNullable<Awaited<ReturnType<typeof listLocations>>>
export type ListLocationsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useListLocations<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  ListLocationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLocations>>,
          TError,
          Awaited<ReturnType<typeof listLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocations<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLocations>>,
          TError,
          Awaited<ReturnType<typeof listLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocations<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user’s locations
 */

export function useListLocations<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLocationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateLocationUrl = () => {




  return `/core-api/location/`
}

/**
 * @summary Add a location
 */
export const createLocation = async (createLocationRequest: CreateLocationRequest, options?: Parameters<typeof http>[1]): Promise<Location> => {

return http<Location>(getCreateLocationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createLocationRequest)
  }
);}





export const getCreateLocationMutationKey = () => ['createLocation'] as const;

export const getCreateLocationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLocation>>, TError,CreateLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createLocation>>, TError,CreateLocationMutationVariables, TContext> => {

const mutationKey = getCreateLocationMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLocation>>, CreateLocationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createLocation(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createLocation>>, variables: CreateLocationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listLocations'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateLocationMutationResult = NonNullable<Awaited<ReturnType<typeof createLocation>>>
    export type CreateLocationMutationBody = CreateLocationRequest
    export type CreateLocationMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateLocationMutationVariables = {data: CreateLocationRequest}

    /**
 * @summary Add a location
 */
export const useCreateLocation = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLocation>>, TError,CreateLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLocation>>,
        TError,
        CreateLocationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateLocationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteLocationUrl = (locationId: string,) => {




  return `/core-api/location/${encodeURIComponent(String(locationId))}/`
}

/**
 * Segments that play there keep their text and have no location afterwards.
 * @summary Delete a location
 */
export const deleteLocation = async (locationId: string, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getDeleteLocationUrl(locationId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteLocationMutationKey = () => ['deleteLocation'] as const;

export const getDeleteLocationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLocation>>, TError,DeleteLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLocation>>, TError,DeleteLocationMutationVariables, TContext> => {

const mutationKey = getDeleteLocationMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLocation>>, DeleteLocationMutationVariables> = (props) => {
          const {locationId} = props ?? {};

          return  deleteLocation(locationId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteLocation>>, variables: DeleteLocationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listLocations', 'listScreenplaySegments'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteLocationMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLocation>>>

    export type DeleteLocationMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteLocationMutationVariables = {locationId: string}

    /**
 * @summary Delete a location
 */
export const useDeleteLocation = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLocation>>, TError,DeleteLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLocation>>,
        TError,
        DeleteLocationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteLocationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateLocationUrl = (locationId: string,) => {




  return `/core-api/location/${encodeURIComponent(String(locationId))}/`
}

/**
 * @summary Replace a location
 */
export const updateLocation = async (locationId: string,
    updateLocationRequest: UpdateLocationRequest, options?: Parameters<typeof http>[1]): Promise<Location> => {

return http<Location>(getUpdateLocationUrl(locationId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateLocationRequest)
  }
);}





export const getUpdateLocationMutationKey = () => ['updateLocation'] as const;

export const getUpdateLocationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLocation>>, TError,UpdateLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLocation>>, TError,UpdateLocationMutationVariables, TContext> => {

const mutationKey = getUpdateLocationMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLocation>>, UpdateLocationMutationVariables> = (props) => {
          const {locationId,data} = props ?? {};

          return  updateLocation(locationId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateLocation>>, variables: UpdateLocationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listLocations'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateLocationMutationResult = NonNullable<Awaited<ReturnType<typeof updateLocation>>>
    export type UpdateLocationMutationBody = UpdateLocationRequest
    export type UpdateLocationMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateLocationMutationVariables = {locationId: string;data: UpdateLocationRequest}

    /**
 * @summary Replace a location
 */
export const useUpdateLocation = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLocation>>, TError,UpdateLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLocation>>,
        TError,
        UpdateLocationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateLocationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
