/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Acknowledgement,
  ApiProblem,
  Character,
  CharacterList,
  CharacterPortrait,
  ConflictResponse,
  CreateAndPublishCharacterHeaders,
  CreateCharacterRequest,
  DrawCharacterSheetHeaders,
  ForbiddenResponse,
  GetCharacterPortraitParams,
  InsufficientCreditsResponse,
  InternalErrorResponse,
  ListAllCharactersParams,
  ListExistingCharactersParams,
  MapCharacterRequest,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PublishCharacterHeaders,
  RateLimitedResponse,
  StorageFullResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UpdateCharacterRequest,
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




export const getListAllCharactersUrl = (params?: ListAllCharactersParams,) => withQuery(`/core-api/character/`, params)

/**
 * Published characters of every story of the user, at most 500, the latest changed first; with `include_system` also those of the product, after them.
 * @summary List the characters of all casts of the user
 */
export const listAllCharacters = async (params?: ListAllCharactersParams, options?: Parameters<typeof http>[1]): Promise<CharacterList> => {

  return http<CharacterList>(getListAllCharactersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAllCharactersQueryKey = (params?: ListAllCharactersParams,) => {
    return [
    "listAllCharacters", ...(params ? [params] : [])
    ] as const;
    }


export const getListAllCharactersQueryOptions = <TData = Awaited<ReturnType<typeof listAllCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: ListAllCharactersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllCharacters>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllCharactersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllCharacters>>> = ({ signal }) => listAllCharacters(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAllCharacters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAllCharactersQueryResult = NonNullable<Awaited<ReturnType<typeof listAllCharacters>>>
export type ListAllCharactersQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListAllCharacters<TData = Awaited<ReturnType<typeof listAllCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  ListAllCharactersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllCharacters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllCharacters>>,
          TError,
          Awaited<ReturnType<typeof listAllCharacters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllCharacters<TData = Awaited<ReturnType<typeof listAllCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListAllCharactersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllCharacters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllCharacters>>,
          TError,
          Awaited<ReturnType<typeof listAllCharacters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllCharacters<TData = Awaited<ReturnType<typeof listAllCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListAllCharactersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllCharacters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the characters of all casts of the user
 */

export function useListAllCharacters<TData = Awaited<ReturnType<typeof listAllCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: ListAllCharactersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllCharacters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllCharactersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCharactersUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/character/`
}

/**
 * @summary List the cast of a story
 */
export const listCharacters = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<CharacterList> => {

  return http<CharacterList>(getListCharactersUrl(storyId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCharactersQueryKey = (storyId: string,) => {
    return [
    "listCharacters", ...(storyId ? [storyId] : [])
    ] as const;
    }


export const getListCharactersQueryOptions = <TData = Awaited<ReturnType<typeof listCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCharacters>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCharactersQueryKey(storyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCharacters>>> = ({ signal }) => listCharacters(storyId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCharacters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCharactersQueryResult = NonNullable<Awaited<ReturnType<typeof listCharacters>>>
export type ListCharactersQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useListCharacters<TData = Awaited<ReturnType<typeof listCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCharacters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCharacters>>,
          TError,
          Awaited<ReturnType<typeof listCharacters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCharacters<TData = Awaited<ReturnType<typeof listCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCharacters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCharacters>>,
          TError,
          Awaited<ReturnType<typeof listCharacters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCharacters<TData = Awaited<ReturnType<typeof listCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCharacters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the cast of a story
 */

export function useListCharacters<TData = Awaited<ReturnType<typeof listCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCharacters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCharactersQueryOptions(storyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateAndPublishCharacterUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/character/create-and-publish/`
}

/**
 * As createCharacter followed by publishCharacter, in one step; it costs what a portrait costs.
 * @summary Add a character and generate its portrait
 */
export const createAndPublishCharacter = async (storyId: string,
    createCharacterRequest: CreateCharacterRequest,
    headers: CreateAndPublishCharacterHeaders, options?: Parameters<typeof http>[1]): Promise<Character> => {

return http<Character>(getCreateAndPublishCharacterUrl(storyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(createCharacterRequest)
  }
);}





export const getCreateAndPublishCharacterMutationKey = () => ['createAndPublishCharacter'] as const;

export const getCreateAndPublishCharacterMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAndPublishCharacter>>, TError,CreateAndPublishCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAndPublishCharacter>>, TError,CreateAndPublishCharacterMutationVariables, TContext> => {

const mutationKey = getCreateAndPublishCharacterMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAndPublishCharacter>>, CreateAndPublishCharacterMutationVariables> = (props) => {
          const {storyId,data,headers} = props ?? {};

          return  createAndPublishCharacter(storyId,data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createAndPublishCharacter>>, variables: CreateAndPublishCharacterMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listCharacters', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateAndPublishCharacterMutationResult = NonNullable<Awaited<ReturnType<typeof createAndPublishCharacter>>>
    export type CreateAndPublishCharacterMutationBody = CreateCharacterRequest
    export type CreateAndPublishCharacterMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateAndPublishCharacterMutationVariables = {storyId: string;data: CreateCharacterRequest;headers: CreateAndPublishCharacterHeaders}

    /**
 * @summary Add a character and generate its portrait
 */
export const useCreateAndPublishCharacter = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAndPublishCharacter>>, TError,CreateAndPublishCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAndPublishCharacter>>,
        TError,
        CreateAndPublishCharacterMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateAndPublishCharacterMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateCharacterUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/character/create/`
}

/**
 * @summary Add a character as a draft
 */
export const createCharacter = async (storyId: string,
    createCharacterRequest: CreateCharacterRequest, options?: Parameters<typeof http>[1]): Promise<Character> => {

return http<Character>(getCreateCharacterUrl(storyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createCharacterRequest)
  }
);}





export const getCreateCharacterMutationKey = () => ['createCharacter'] as const;

export const getCreateCharacterMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCharacter>>, TError,CreateCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCharacter>>, TError,CreateCharacterMutationVariables, TContext> => {

const mutationKey = getCreateCharacterMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCharacter>>, CreateCharacterMutationVariables> = (props) => {
          const {storyId,data} = props ?? {};

          return  createCharacter(storyId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createCharacter>>, variables: CreateCharacterMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listCharacters'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateCharacterMutationResult = NonNullable<Awaited<ReturnType<typeof createCharacter>>>
    export type CreateCharacterMutationBody = CreateCharacterRequest
    export type CreateCharacterMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateCharacterMutationVariables = {storyId: string;data: CreateCharacterRequest}

    /**
 * @summary Add a character as a draft
 */
export const useCreateCharacter = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCharacter>>, TError,CreateCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCharacter>>,
        TError,
        CreateCharacterMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateCharacterMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListExistingCharactersUrl = (storyId: string,
    params?: ListExistingCharactersParams,) => withQuery(`/core-api/story/${encodeURIComponent(String(storyId))}/character/existing/`, params)

/**
 * Published characters of the user’s other stories; with `include_system` also those of the product.
 * @summary List characters a story’s character can become
 */
export const listExistingCharacters = async (storyId: string,
    params?: ListExistingCharactersParams, options?: Parameters<typeof http>[1]): Promise<CharacterList> => {

  return http<CharacterList>(getListExistingCharactersUrl(storyId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListExistingCharactersQueryKey = (storyId: string,
    params?: ListExistingCharactersParams,) => {
    return [
    "listExistingCharacters", ...(storyId ? [storyId] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListExistingCharactersQueryOptions = <TData = Awaited<ReturnType<typeof listExistingCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string,
    params?: ListExistingCharactersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExistingCharacters>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExistingCharactersQueryKey(storyId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExistingCharacters>>> = ({ signal }) => listExistingCharacters(storyId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listExistingCharacters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExistingCharactersQueryResult = NonNullable<Awaited<ReturnType<typeof listExistingCharacters>>>
export type ListExistingCharactersQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useListExistingCharacters<TData = Awaited<ReturnType<typeof listExistingCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    params: undefined |  ListExistingCharactersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExistingCharacters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExistingCharacters>>,
          TError,
          Awaited<ReturnType<typeof listExistingCharacters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExistingCharacters<TData = Awaited<ReturnType<typeof listExistingCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    params?: ListExistingCharactersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExistingCharacters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExistingCharacters>>,
          TError,
          Awaited<ReturnType<typeof listExistingCharacters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExistingCharacters<TData = Awaited<ReturnType<typeof listExistingCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    params?: ListExistingCharactersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExistingCharacters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List characters a story’s character can become
 */

export function useListExistingCharacters<TData = Awaited<ReturnType<typeof listExistingCharacters>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    params?: ListExistingCharactersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExistingCharacters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExistingCharactersQueryOptions(storyId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMapCharacterUrl = (storyId: string,
    characterId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/character/${encodeURIComponent(String(characterId))}/map/`
}

/**
 * Takes over look, voice, portrait and name; the existing character stays as it is.
 * @summary Replace a character with an existing one
 */
export const mapCharacter = async (storyId: string,
    characterId: string,
    mapCharacterRequest: MapCharacterRequest, options?: Parameters<typeof http>[1]): Promise<Character> => {

return http<Character>(getMapCharacterUrl(storyId,characterId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(mapCharacterRequest)
  }
);}





export const getMapCharacterMutationKey = () => ['mapCharacter'] as const;

export const getMapCharacterMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mapCharacter>>, TError,MapCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof mapCharacter>>, TError,MapCharacterMutationVariables, TContext> => {

const mutationKey = getMapCharacterMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mapCharacter>>, MapCharacterMutationVariables> = (props) => {
          const {storyId,characterId,data} = props ?? {};

          return  mapCharacter(storyId,characterId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof mapCharacter>>, variables: MapCharacterMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listCharacters', 'getCharacterPortrait'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type MapCharacterMutationResult = NonNullable<Awaited<ReturnType<typeof mapCharacter>>>
    export type MapCharacterMutationBody = MapCharacterRequest
    export type MapCharacterMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type MapCharacterMutationVariables = {storyId: string;characterId: string;data: MapCharacterRequest}

    /**
 * @summary Replace a character with an existing one
 */
export const useMapCharacter = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mapCharacter>>, TError,MapCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mapCharacter>>,
        TError,
        MapCharacterMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getMapCharacterMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteCharacterUrl = (storyId: string,
    id: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/character/${encodeURIComponent(String(id))}/delete/`
}

/**
 * Scenes it spoke go to the narrator; dialogues keep their text and have no speaker.
 * @summary Remove a character from the cast
 */
export const deleteCharacter = async (storyId: string,
    id: string, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getDeleteCharacterUrl(storyId,id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCharacterMutationKey = () => ['deleteCharacter'] as const;

export const getDeleteCharacterMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCharacter>>, TError,DeleteCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCharacter>>, TError,DeleteCharacterMutationVariables, TContext> => {

const mutationKey = getDeleteCharacterMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCharacter>>, DeleteCharacterMutationVariables> = (props) => {
          const {storyId,id} = props ?? {};

          return  deleteCharacter(storyId,id,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteCharacter>>, variables: DeleteCharacterMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listCharacters', 'listAllCharacters', 'listExistingCharacters', 'getScene', 'listScreenplaySegments'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteCharacterMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCharacter>>>

    export type DeleteCharacterMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteCharacterMutationVariables = {storyId: string;id: string}

    /**
 * @summary Remove a character from the cast
 */
export const useDeleteCharacter = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCharacter>>, TError,DeleteCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCharacter>>,
        TError,
        DeleteCharacterMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteCharacterMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetCharacterPortraitUrl = (storyId: string,
    id: string,
    params?: GetCharacterPortraitParams,) => withQuery(`/core-api/story/${encodeURIComponent(String(storyId))}/character/${encodeURIComponent(String(id))}/portrait/`, params)

/**
 * Only for published characters. With `regenerate` a new portrait is generated at the price of a portrait; this needs the key, and the old one stays until the new one exists.
 * @summary Get the portrait of a character
 */
export const getCharacterPortrait = async (storyId: string,
    id: string,
    params?: GetCharacterPortraitParams, options?: Parameters<typeof http>[1]): Promise<CharacterPortrait> => {

  return http<CharacterPortrait>(getGetCharacterPortraitUrl(storyId,id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCharacterPortraitQueryKey = (storyId: string,
    id: string,
    params?: GetCharacterPortraitParams,) => {
    return [
    "getCharacterPortrait", ...(id ? [id] : []), ...(storyId ? [storyId] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGetCharacterPortraitQueryOptions = <TData = Awaited<ReturnType<typeof getCharacterPortrait>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>>(storyId: string,
    id: string,
    params?: GetCharacterPortraitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCharacterPortrait>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCharacterPortraitQueryKey(storyId,id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCharacterPortrait>>> = ({ signal }) => getCharacterPortrait(storyId,id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined && id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCharacterPortrait>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCharacterPortraitQueryResult = NonNullable<Awaited<ReturnType<typeof getCharacterPortrait>>>
export type GetCharacterPortraitQueryError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>


export function useGetCharacterPortrait<TData = Awaited<ReturnType<typeof getCharacterPortrait>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>>(
 storyId: string,
    id: string,
    params: undefined |  GetCharacterPortraitParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCharacterPortrait>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCharacterPortrait>>,
          TError,
          Awaited<ReturnType<typeof getCharacterPortrait>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCharacterPortrait<TData = Awaited<ReturnType<typeof getCharacterPortrait>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>>(
 storyId: string,
    id: string,
    params?: GetCharacterPortraitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCharacterPortrait>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCharacterPortrait>>,
          TError,
          Awaited<ReturnType<typeof getCharacterPortrait>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCharacterPortrait<TData = Awaited<ReturnType<typeof getCharacterPortrait>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>>(
 storyId: string,
    id: string,
    params?: GetCharacterPortraitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCharacterPortrait>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the portrait of a character
 */

export function useGetCharacterPortrait<TData = Awaited<ReturnType<typeof getCharacterPortrait>>, TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>>(
 storyId: string,
    id: string,
    params?: GetCharacterPortraitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCharacterPortrait>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCharacterPortraitQueryOptions(storyId,id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPublishCharacterUrl = (storyId: string,
    id: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/character/${encodeURIComponent(String(id))}/publish/`
}

/**
 * Costs the price of a portrait; free for the narrator and for a character that has one already. The realtime event `story-character-update-{storyId}` reports when the portrait is ready or failed; a failed one is refunded.
 * @summary Publish a character and generate its portrait
 */
export const publishCharacter = async (storyId: string,
    id: string,
    headers: PublishCharacterHeaders, options?: Parameters<typeof http>[1]): Promise<Character> => {

return http<Character>(getPublishCharacterUrl(storyId,id),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...options?.headers }

  }
);}





export const getPublishCharacterMutationKey = () => ['publishCharacter'] as const;

export const getPublishCharacterMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishCharacter>>, TError,PublishCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof publishCharacter>>, TError,PublishCharacterMutationVariables, TContext> => {

const mutationKey = getPublishCharacterMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishCharacter>>, PublishCharacterMutationVariables> = (props) => {
          const {storyId,id,headers} = props ?? {};

          return  publishCharacter(storyId,id,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof publishCharacter>>, variables: PublishCharacterMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listCharacters', 'getCharacterPortrait', 'listAllCharacters', 'listExistingCharacters', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type PublishCharacterMutationResult = NonNullable<Awaited<ReturnType<typeof publishCharacter>>>

    export type PublishCharacterMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type PublishCharacterMutationVariables = {storyId: string;id: string;headers: PublishCharacterHeaders}

    /**
 * @summary Publish a character and generate its portrait
 */
export const usePublishCharacter = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishCharacter>>, TError,PublishCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishCharacter>>,
        TError,
        PublishCharacterMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPublishCharacterMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getResetCharacterUrl = (storyId: string,
    id: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/character/${encodeURIComponent(String(id))}/reset/`
}

/**
 * Undoes mapping, publishing and the portrait; scenes and dialogues keep it as their speaker.
 * @summary Reset a character to the script's values
 */
export const resetCharacter = async (storyId: string,
    id: string, options?: Parameters<typeof http>[1]): Promise<Character> => {

  return http<Character>(getResetCharacterUrl(storyId,id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getResetCharacterMutationKey = () => ['resetCharacter'] as const;

export const getResetCharacterMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetCharacter>>, TError,ResetCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetCharacter>>, TError,ResetCharacterMutationVariables, TContext> => {

const mutationKey = getResetCharacterMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetCharacter>>, ResetCharacterMutationVariables> = (props) => {
          const {storyId,id} = props ?? {};

          return  resetCharacter(storyId,id,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof resetCharacter>>, variables: ResetCharacterMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listCharacters', 'getCharacterPortrait', 'listAllCharacters', 'listExistingCharacters'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ResetCharacterMutationResult = NonNullable<Awaited<ReturnType<typeof resetCharacter>>>

    export type ResetCharacterMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ResetCharacterMutationVariables = {storyId: string;id: string}

    /**
 * @summary Reset a character to the script's values
 */
export const useResetCharacter = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetCharacter>>, TError,ResetCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetCharacter>>,
        TError,
        ResetCharacterMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getResetCharacterMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteCharacterSheetUrl = (storyId: string,
    id: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/character/${encodeURIComponent(String(id))}/sheet/`
}

/**
 * Images of the character follow its portrait and description alone from then on; the sheet stays among the media.
 * @summary Remove a character sheet
 */
export const deleteCharacterSheet = async (storyId: string,
    id: string, options?: Parameters<typeof http>[1]): Promise<Character> => {

  return http<Character>(getDeleteCharacterSheetUrl(storyId,id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCharacterSheetMutationKey = () => ['deleteCharacterSheet'] as const;

export const getDeleteCharacterSheetMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCharacterSheet>>, TError,DeleteCharacterSheetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCharacterSheet>>, TError,DeleteCharacterSheetMutationVariables, TContext> => {

const mutationKey = getDeleteCharacterSheetMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCharacterSheet>>, DeleteCharacterSheetMutationVariables> = (props) => {
          const {storyId,id} = props ?? {};

          return  deleteCharacterSheet(storyId,id,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteCharacterSheet>>, variables: DeleteCharacterSheetMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listCharacters', 'listAllCharacters', 'listExistingCharacters'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteCharacterSheetMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCharacterSheet>>>

    export type DeleteCharacterSheetMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteCharacterSheetMutationVariables = {storyId: string;id: string}

    /**
 * @summary Remove a character sheet
 */
export const useDeleteCharacterSheet = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCharacterSheet>>, TError,DeleteCharacterSheetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCharacterSheet>>,
        TError,
        DeleteCharacterSheetMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteCharacterSheetMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDrawCharacterSheetUrl = (storyId: string,
    id: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/character/${encodeURIComponent(String(id))}/sheet/`
}

/**
 * Costs the price of a portrait. The character is published. The realtime event `story-character-update-{storyId}` reports when the sheet is ready or failed; a failed one is refunded, and the old one stays until the new one exists. Refused where the story’s image model follows no portraits.
 * @summary Generate a character sheet
 */
export const drawCharacterSheet = async (storyId: string,
    id: string,
    headers: DrawCharacterSheetHeaders, options?: Parameters<typeof http>[1]): Promise<Character> => {

return http<Character>(getDrawCharacterSheetUrl(storyId,id),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...options?.headers }

  }
);}





export const getDrawCharacterSheetMutationKey = () => ['drawCharacterSheet'] as const;

export const getDrawCharacterSheetMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof drawCharacterSheet>>, TError,DrawCharacterSheetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof drawCharacterSheet>>, TError,DrawCharacterSheetMutationVariables, TContext> => {

const mutationKey = getDrawCharacterSheetMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof drawCharacterSheet>>, DrawCharacterSheetMutationVariables> = (props) => {
          const {storyId,id,headers} = props ?? {};

          return  drawCharacterSheet(storyId,id,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof drawCharacterSheet>>, variables: DrawCharacterSheetMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listCharacters', 'listAllCharacters', 'listExistingCharacters', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DrawCharacterSheetMutationResult = NonNullable<Awaited<ReturnType<typeof drawCharacterSheet>>>

    export type DrawCharacterSheetMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DrawCharacterSheetMutationVariables = {storyId: string;id: string;headers: DrawCharacterSheetHeaders}

    /**
 * @summary Generate a character sheet
 */
export const useDrawCharacterSheet = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof drawCharacterSheet>>, TError,DrawCharacterSheetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof drawCharacterSheet>>,
        TError,
        DrawCharacterSheetMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDrawCharacterSheetMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateCharacterUrl = (storyId: string,
    id: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/character/${encodeURIComponent(String(id))}/update/`
}

/**
 * A portrait stays as it is until it is made again.
 * @summary Change a character
 */
export const updateCharacter = async (storyId: string,
    id: string,
    updateCharacterRequest: UpdateCharacterRequest, options?: Parameters<typeof http>[1]): Promise<Character> => {

return http<Character>(getUpdateCharacterUrl(storyId,id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateCharacterRequest)
  }
);}





export const getUpdateCharacterMutationKey = () => ['updateCharacter'] as const;

export const getUpdateCharacterMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCharacter>>, TError,UpdateCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCharacter>>, TError,UpdateCharacterMutationVariables, TContext> => {

const mutationKey = getUpdateCharacterMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCharacter>>, UpdateCharacterMutationVariables> = (props) => {
          const {storyId,id,data} = props ?? {};

          return  updateCharacter(storyId,id,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateCharacter>>, variables: UpdateCharacterMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listCharacters', 'listAllCharacters', 'listExistingCharacters'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateCharacterMutationResult = NonNullable<Awaited<ReturnType<typeof updateCharacter>>>
    export type UpdateCharacterMutationBody = UpdateCharacterRequest
    export type UpdateCharacterMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateCharacterMutationVariables = {storyId: string;id: string;data: UpdateCharacterRequest}

    /**
 * @summary Change a character
 */
export const useUpdateCharacter = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCharacter>>, TError,UpdateCharacterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCharacter>>,
        TError,
        UpdateCharacterMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateCharacterMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
