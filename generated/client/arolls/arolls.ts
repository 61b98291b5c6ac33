/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  AddArollRequest,
  ApiProblem,
  Aroll,
  ChangedArolls,
  ConflictResponse,
  CropArollRequest,
  FlipArollHorizontalRequest,
  ForbiddenResponse,
  InsufficientCreditsResponse,
  InternalErrorResponse,
  MoveArollRequest,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PlanShotsRequest,
  RateLimitedResponse,
  RegenerateImageHeaders,
  RegenerateImageRequest,
  ReverseVideoRequest,
  Scene,
  SetArollMediaRequest,
  SetStockRequest,
  ShotSketch,
  StockUnavailableResponse,
  StorageFullResponse,
  StoryDocument,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UpdateArollDurationsRequest,
  UpdateArollLayoutRequest,
  UpdateContentFitRequest,
  UpdateImageAnimationRequest,
  UpdateShotRequest,
  UpdateTransitionRequest,
  UpdateVideoAudioRequest,
  UpdateVideoPlaybackRateRequest,
  UpdateVideoStartEndRequest,
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
import { withQueryKey, afterSuccess } from '../../../src/shared/api/hook-parts.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




export const getAddArollUrl = () => {




  return `/core-api/aroll/add/`
}

/**
 * The scene's time is shared again; its length stays.
 * @summary Add an A-roll
 */
export const addAroll = async (addArollRequest: AddArollRequest, options?: Parameters<typeof http>[1]): Promise<Scene> => {

return http<Scene>(getAddArollUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(addArollRequest)
  }
);}





export const getAddArollMutationKey = () => ['addAroll'] as const;

export const getAddArollMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addAroll>>, TError,AddArollMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addAroll>>, TError,AddArollMutationVariables, TContext> => {

const mutationKey = getAddArollMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addAroll>>, AddArollMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addAroll(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof addAroll>>, variables: AddArollMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddArollMutationResult = NonNullable<Awaited<ReturnType<typeof addAroll>>>
    export type AddArollMutationBody = AddArollRequest
    export type AddArollMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type AddArollMutationVariables = {data: AddArollRequest}

    /**
 * @summary Add an A-roll
 */
export const useAddAroll = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addAroll>>, TError,AddArollMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addAroll>>,
        TError,
        AddArollMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddArollMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSetStockUrl = () => {




  return `/core-api/aroll/set_stock/`
}

/**
 * The item becomes a media of the story.
 * @summary Show a stock item in an A-roll
 */
export const setStock = async (setStockRequest: SetStockRequest, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

return http<Aroll>(getSetStockUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(setStockRequest)
  }
);}





export const getSetStockMutationKey = () => ['setStock'] as const;

export const getSetStockMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | StockUnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setStock>>, TError,SetStockMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setStock>>, TError,SetStockMutationVariables, TContext> => {

const mutationKey = getSetStockMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setStock>>, SetStockMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setStock(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof setStock>>, variables: SetStockMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits', 'listMedia'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetStockMutationResult = NonNullable<Awaited<ReturnType<typeof setStock>>>
    export type SetStockMutationBody = SetStockRequest
    export type SetStockMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | StockUnavailableResponse | StorageFullResponse>
    export type SetStockMutationVariables = {data: SetStockRequest}

    /**
 * @summary Show a stock item in an A-roll
 */
export const useSetStock = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | StockUnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setStock>>, TError,SetStockMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setStock>>,
        TError,
        SetStockMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetStockMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateArollDurationsUrl = () => {




  return `/core-api/aroll/update_durations/`
}

/**
 * The durations add up to the length of the scene.
 * @summary Share the time of a scene among its A-rolls
 */
export const updateArollDurations = async (updateArollDurationsRequest: UpdateArollDurationsRequest, options?: Parameters<typeof http>[1]): Promise<Scene> => {

return http<Scene>(getUpdateArollDurationsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateArollDurationsRequest)
  }
);}





export const getUpdateArollDurationsMutationKey = () => ['updateArollDurations'] as const;

export const getUpdateArollDurationsMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArollDurations>>, TError,UpdateArollDurationsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateArollDurations>>, TError,UpdateArollDurationsMutationVariables, TContext> => {

const mutationKey = getUpdateArollDurationsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateArollDurations>>, UpdateArollDurationsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateArollDurations(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateArollDurations>>, variables: UpdateArollDurationsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateArollDurationsMutationResult = NonNullable<Awaited<ReturnType<typeof updateArollDurations>>>
    export type UpdateArollDurationsMutationBody = UpdateArollDurationsRequest
    export type UpdateArollDurationsMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateArollDurationsMutationVariables = {data: UpdateArollDurationsRequest}

    /**
 * @summary Share the time of a scene among its A-rolls
 */
export const useUpdateArollDurations = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArollDurations>>, TError,UpdateArollDurationsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateArollDurations>>,
        TError,
        UpdateArollDurationsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateArollDurationsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteArollUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/`
}

/**
 * The others share its time.
 * @summary Delete an A-roll
 */
export const deleteAroll = async (arollId: string, options?: Parameters<typeof http>[1]): Promise<Scene> => {

  return http<Scene>(getDeleteArollUrl(arollId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteArollMutationKey = () => ['deleteAroll'] as const;

export const getDeleteArollMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAroll>>, TError,DeleteArollMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAroll>>, TError,DeleteArollMutationVariables, TContext> => {

const mutationKey = getDeleteArollMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAroll>>, DeleteArollMutationVariables> = (props) => {
          const {arollId} = props ?? {};

          return  deleteAroll(arollId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteAroll>>, variables: DeleteArollMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteArollMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAroll>>>

    export type DeleteArollMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteArollMutationVariables = {arollId: string}

    /**
 * @summary Delete an A-roll
 */
export const useDeleteAroll = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAroll>>, TError,DeleteArollMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAroll>>,
        TError,
        DeleteArollMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteArollMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetArollUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/`
}

/**
 * @summary Load one A-roll
 */
export const getAroll = async (arollId: string, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

  return http<Aroll>(getGetArollUrl(arollId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetArollQueryKey = (arollId: string,) => {
    return [
    "getAroll", ...(arollId ? [arollId] : [])
    ] as const;
    }


export const getGetArollQueryOptions = <TData = Awaited<ReturnType<typeof getAroll>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(arollId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAroll>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArollQueryKey(arollId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAroll>>> = ({ signal }) => getAroll(arollId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: arollId !== null && arollId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAroll>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetArollQueryResult = NonNullable<Awaited<ReturnType<typeof getAroll>>>
export type GetArollQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetAroll<TData = Awaited<ReturnType<typeof getAroll>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 arollId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAroll>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAroll>>,
          TError,
          Awaited<ReturnType<typeof getAroll>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAroll<TData = Awaited<ReturnType<typeof getAroll>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 arollId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAroll>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAroll>>,
          TError,
          Awaited<ReturnType<typeof getAroll>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAroll<TData = Awaited<ReturnType<typeof getAroll>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 arollId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAroll>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load one A-roll
 */

export function useGetAroll<TData = Awaited<ReturnType<typeof getAroll>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 arollId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAroll>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArollQueryOptions(arollId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCropArollUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/crop/`
}

/**
 * @summary Crop an A-roll
 */
export const cropAroll = async (arollId: string,
    cropArollRequest: CropArollRequest, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

return http<Aroll>(getCropArollUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(cropArollRequest)
  }
);}





export const getCropArollMutationKey = () => ['cropAroll'] as const;

export const getCropArollMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cropAroll>>, TError,CropArollMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cropAroll>>, TError,CropArollMutationVariables, TContext> => {

const mutationKey = getCropArollMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cropAroll>>, CropArollMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  cropAroll(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof cropAroll>>, variables: CropArollMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CropArollMutationResult = NonNullable<Awaited<ReturnType<typeof cropAroll>>>
    export type CropArollMutationBody = CropArollRequest
    export type CropArollMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CropArollMutationVariables = {arollId: string;data: CropArollRequest}

    /**
 * @summary Crop an A-roll
 */
export const useCropAroll = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cropAroll>>, TError,CropArollMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cropAroll>>,
        TError,
        CropArollMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCropArollMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDecrementArollOrderUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/decrement_order/`
}

/**
 * One place, or the number in `places`; at the first place it stays.
 * @summary Move an A-roll earlier
 */
export const decrementArollOrder = async (arollId: string,
    moveArollRequest?: MoveArollRequest, options?: Parameters<typeof http>[1]): Promise<Scene> => {

return http<Scene>(getDecrementArollOrderUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(moveArollRequest)
  }
);}





export const getDecrementArollOrderMutationKey = () => ['decrementArollOrder'] as const;

export const getDecrementArollOrderMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decrementArollOrder>>, TError,DecrementArollOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof decrementArollOrder>>, TError,DecrementArollOrderMutationVariables, TContext> => {

const mutationKey = getDecrementArollOrderMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decrementArollOrder>>, DecrementArollOrderMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  decrementArollOrder(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof decrementArollOrder>>, variables: DecrementArollOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DecrementArollOrderMutationResult = NonNullable<Awaited<ReturnType<typeof decrementArollOrder>>>
    export type DecrementArollOrderMutationBody = MoveArollRequest | undefined
    export type DecrementArollOrderMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DecrementArollOrderMutationVariables = {arollId: string;data?: MoveArollRequest}

    /**
 * @summary Move an A-roll earlier
 */
export const useDecrementArollOrder = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decrementArollOrder>>, TError,DecrementArollOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decrementArollOrder>>,
        TError,
        DecrementArollOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDecrementArollOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getFlipArollHorizontalUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/flip_aroll_horizontal/`
}

/**
 * @summary Mirror an A-roll
 */
export const flipArollHorizontal = async (arollId: string,
    flipArollHorizontalRequest: FlipArollHorizontalRequest, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

return http<Aroll>(getFlipArollHorizontalUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(flipArollHorizontalRequest)
  }
);}





export const getFlipArollHorizontalMutationKey = () => ['flipArollHorizontal'] as const;

export const getFlipArollHorizontalMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof flipArollHorizontal>>, TError,FlipArollHorizontalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof flipArollHorizontal>>, TError,FlipArollHorizontalMutationVariables, TContext> => {

const mutationKey = getFlipArollHorizontalMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof flipArollHorizontal>>, FlipArollHorizontalMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  flipArollHorizontal(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof flipArollHorizontal>>, variables: FlipArollHorizontalMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type FlipArollHorizontalMutationResult = NonNullable<Awaited<ReturnType<typeof flipArollHorizontal>>>
    export type FlipArollHorizontalMutationBody = FlipArollHorizontalRequest
    export type FlipArollHorizontalMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type FlipArollHorizontalMutationVariables = {arollId: string;data: FlipArollHorizontalRequest}

    /**
 * @summary Mirror an A-roll
 */
export const useFlipArollHorizontal = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof flipArollHorizontal>>, TError,FlipArollHorizontalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof flipArollHorizontal>>,
        TError,
        FlipArollHorizontalMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getFlipArollHorizontalMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getIncrementArollOrderUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/increment_order/`
}

/**
 * One place, or the number in `places`; at the last place it stays.
 * @summary Move an A-roll later
 */
export const incrementArollOrder = async (arollId: string,
    moveArollRequest?: MoveArollRequest, options?: Parameters<typeof http>[1]): Promise<Scene> => {

return http<Scene>(getIncrementArollOrderUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(moveArollRequest)
  }
);}





export const getIncrementArollOrderMutationKey = () => ['incrementArollOrder'] as const;

export const getIncrementArollOrderMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof incrementArollOrder>>, TError,IncrementArollOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof incrementArollOrder>>, TError,IncrementArollOrderMutationVariables, TContext> => {

const mutationKey = getIncrementArollOrderMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof incrementArollOrder>>, IncrementArollOrderMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  incrementArollOrder(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof incrementArollOrder>>, variables: IncrementArollOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type IncrementArollOrderMutationResult = NonNullable<Awaited<ReturnType<typeof incrementArollOrder>>>
    export type IncrementArollOrderMutationBody = MoveArollRequest | undefined
    export type IncrementArollOrderMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type IncrementArollOrderMutationVariables = {arollId: string;data?: MoveArollRequest}

    /**
 * @summary Move an A-roll later
 */
export const useIncrementArollOrder = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof incrementArollOrder>>, TError,IncrementArollOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof incrementArollOrder>>,
        TError,
        IncrementArollOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getIncrementArollOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateArollLayoutUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/layout/`
}

/**
 * @summary Change the area an A-roll takes
 */
export const updateArollLayout = async (arollId: string,
    updateArollLayoutRequest: UpdateArollLayoutRequest, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

return http<Aroll>(getUpdateArollLayoutUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateArollLayoutRequest)
  }
);}





export const getUpdateArollLayoutMutationKey = () => ['updateArollLayout'] as const;

export const getUpdateArollLayoutMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArollLayout>>, TError,UpdateArollLayoutMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateArollLayout>>, TError,UpdateArollLayoutMutationVariables, TContext> => {

const mutationKey = getUpdateArollLayoutMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateArollLayout>>, UpdateArollLayoutMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  updateArollLayout(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateArollLayout>>, variables: UpdateArollLayoutMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateArollLayoutMutationResult = NonNullable<Awaited<ReturnType<typeof updateArollLayout>>>
    export type UpdateArollLayoutMutationBody = UpdateArollLayoutRequest
    export type UpdateArollLayoutMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateArollLayoutMutationVariables = {arollId: string;data: UpdateArollLayoutRequest}

    /**
 * @summary Change the area an A-roll takes
 */
export const useUpdateArollLayout = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArollLayout>>, TError,UpdateArollLayoutMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateArollLayout>>,
        TError,
        UpdateArollLayoutMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateArollLayoutMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRefreshSeedUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/refresh_seed/`
}

/**
 * No image is generated; the next one starts from the new seed.
 * @summary Change the seed of an image
 */
export const refreshSeed = async (arollId: string, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

  return http<Aroll>(getRefreshSeedUrl(arollId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRefreshSeedMutationKey = () => ['refreshSeed'] as const;

export const getRefreshSeedMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshSeed>>, TError,RefreshSeedMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshSeed>>, TError,RefreshSeedMutationVariables, TContext> => {

const mutationKey = getRefreshSeedMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshSeed>>, RefreshSeedMutationVariables> = (props) => {
          const {arollId} = props ?? {};

          return  refreshSeed(arollId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof refreshSeed>>, variables: RefreshSeedMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RefreshSeedMutationResult = NonNullable<Awaited<ReturnType<typeof refreshSeed>>>

    export type RefreshSeedMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RefreshSeedMutationVariables = {arollId: string}

    /**
 * @summary Change the seed of an image
 */
export const useRefreshSeed = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshSeed>>, TError,RefreshSeedMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshSeed>>,
        TError,
        RefreshSeedMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRefreshSeedMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRegenerateImageUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/regenerate_image/`
}

/**
 * The A-roll is COMPLETED when the image was generated at once, else GENERATING until `media_update` brings the image. The old image stays until then. When the illustrator fails the A-roll becomes FAILED with its reason in `error_message`; the old image stays and the cost is refunded.
 * @summary Regenerate an image
 */
export const regenerateImage = async (arollId: string,
    regenerateImageRequest: RegenerateImageRequest,
    headers: RegenerateImageHeaders, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

return http<Aroll>(getRegenerateImageUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(regenerateImageRequest)
  }
);}





export const getRegenerateImageMutationKey = () => ['regenerateImage'] as const;

export const getRegenerateImageMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof regenerateImage>>, TError,RegenerateImageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof regenerateImage>>, TError,RegenerateImageMutationVariables, TContext> => {

const mutationKey = getRegenerateImageMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof regenerateImage>>, RegenerateImageMutationVariables> = (props) => {
          const {arollId,data,headers} = props ?? {};

          return  regenerateImage(arollId,data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof regenerateImage>>, variables: RegenerateImageMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits', 'getPreviousGenerations', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RegenerateImageMutationResult = NonNullable<Awaited<ReturnType<typeof regenerateImage>>>
    export type RegenerateImageMutationBody = RegenerateImageRequest
    export type RegenerateImageMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RegenerateImageMutationVariables = {arollId: string;data: RegenerateImageRequest;headers: RegenerateImageHeaders}

    /**
 * @summary Regenerate an image
 */
export const useRegenerateImage = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof regenerateImage>>, TError,RegenerateImageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof regenerateImage>>,
        TError,
        RegenerateImageMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRegenerateImageMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSetArollMediaUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/set_media/`
}

/**
 * Takes an upload, a media of the library or a previous generation; a video plays from its start.
 * @summary Show another media in an A-roll
 */
export const setArollMedia = async (arollId: string,
    setArollMediaRequest: SetArollMediaRequest, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

return http<Aroll>(getSetArollMediaUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(setArollMediaRequest)
  }
);}





export const getSetArollMediaMutationKey = () => ['setArollMedia'] as const;

export const getSetArollMediaMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setArollMedia>>, TError,SetArollMediaMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setArollMedia>>, TError,SetArollMediaMutationVariables, TContext> => {

const mutationKey = getSetArollMediaMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setArollMedia>>, SetArollMediaMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  setArollMedia(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof setArollMedia>>, variables: SetArollMediaMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetArollMediaMutationResult = NonNullable<Awaited<ReturnType<typeof setArollMedia>>>
    export type SetArollMediaMutationBody = SetArollMediaRequest
    export type SetArollMediaMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SetArollMediaMutationVariables = {arollId: string;data: SetArollMediaRequest}

    /**
 * @summary Show another media in an A-roll
 */
export const useSetArollMedia = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setArollMedia>>, TError,SetArollMediaMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setArollMedia>>,
        TError,
        SetArollMediaMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetArollMediaMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateShotUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/shot/`
}

/**
 * The image prompt of the A-roll is composed again from its shot, without a prompt of the user's own. No image is generated.
 * @summary Change what a shot shows
 */
export const updateShot = async (arollId: string,
    updateShotRequest: UpdateShotRequest, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

return http<Aroll>(getUpdateShotUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateShotRequest)
  }
);}





export const getUpdateShotMutationKey = () => ['updateShot'] as const;

export const getUpdateShotMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateShot>>, TError,UpdateShotMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateShot>>, TError,UpdateShotMutationVariables, TContext> => {

const mutationKey = getUpdateShotMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateShot>>, UpdateShotMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  updateShot(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateShot>>, variables: UpdateShotMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits', 'getShotSketch'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateShotMutationResult = NonNullable<Awaited<ReturnType<typeof updateShot>>>
    export type UpdateShotMutationBody = UpdateShotRequest
    export type UpdateShotMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateShotMutationVariables = {arollId: string;data: UpdateShotRequest}

    /**
 * @summary Change what a shot shows
 */
export const useUpdateShot = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateShot>>, TError,UpdateShotMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateShot>>,
        TError,
        UpdateShotMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateShotMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetShotSketchUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/sketch/`
}

/**
 * Free, and nothing is stored. The built-in illustrator generates what the A-roll would show, small, in the look of the story.
 * @summary Load a sketch of a shot
 */
export const getShotSketch = async (arollId: string, options?: Parameters<typeof http>[1]): Promise<ShotSketch> => {

  return http<ShotSketch>(getGetShotSketchUrl(arollId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetShotSketchQueryKey = (arollId: string,) => {
    return [
    "getShotSketch", ...(arollId ? [arollId] : [])
    ] as const;
    }


export const getGetShotSketchQueryOptions = <TData = Awaited<ReturnType<typeof getShotSketch>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>>(arollId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShotSketch>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShotSketchQueryKey(arollId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShotSketch>>> = ({ signal }) => getShotSketch(arollId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: arollId !== null && arollId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShotSketch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShotSketchQueryResult = NonNullable<Awaited<ReturnType<typeof getShotSketch>>>
export type GetShotSketchQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>


export function useGetShotSketch<TData = Awaited<ReturnType<typeof getShotSketch>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>>(
 arollId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShotSketch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShotSketch>>,
          TError,
          Awaited<ReturnType<typeof getShotSketch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShotSketch<TData = Awaited<ReturnType<typeof getShotSketch>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>>(
 arollId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShotSketch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShotSketch>>,
          TError,
          Awaited<ReturnType<typeof getShotSketch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShotSketch<TData = Awaited<ReturnType<typeof getShotSketch>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>>(
 arollId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShotSketch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load a sketch of a shot
 */

export function useGetShotSketch<TData = Awaited<ReturnType<typeof getShotSketch>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>>(
 arollId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShotSketch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShotSketchQueryOptions(arollId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateContentFitUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/update_content_fit/`
}

/**
 * @summary Change how an image fills its area
 */
export const updateContentFit = async (arollId: string,
    updateContentFitRequest: UpdateContentFitRequest, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

return http<Aroll>(getUpdateContentFitUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateContentFitRequest)
  }
);}





export const getUpdateContentFitMutationKey = () => ['updateContentFit'] as const;

export const getUpdateContentFitMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContentFit>>, TError,UpdateContentFitMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateContentFit>>, TError,UpdateContentFitMutationVariables, TContext> => {

const mutationKey = getUpdateContentFitMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateContentFit>>, UpdateContentFitMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  updateContentFit(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateContentFit>>, variables: UpdateContentFitMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateContentFitMutationResult = NonNullable<Awaited<ReturnType<typeof updateContentFit>>>
    export type UpdateContentFitMutationBody = UpdateContentFitRequest
    export type UpdateContentFitMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateContentFitMutationVariables = {arollId: string;data: UpdateContentFitRequest}

    /**
 * @summary Change how an image fills its area
 */
export const useUpdateContentFit = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContentFit>>, TError,UpdateContentFitMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateContentFit>>,
        TError,
        UpdateContentFitMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateContentFitMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateImageAnimationUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/update_image_animation/`
}

/**
 * @summary Change the motion of an image
 */
export const updateImageAnimation = async (arollId: string,
    updateImageAnimationRequest: UpdateImageAnimationRequest, options?: Parameters<typeof http>[1]): Promise<ChangedArolls> => {

return http<ChangedArolls>(getUpdateImageAnimationUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateImageAnimationRequest)
  }
);}





export const getUpdateImageAnimationMutationKey = () => ['updateImageAnimation'] as const;

export const getUpdateImageAnimationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateImageAnimation>>, TError,UpdateImageAnimationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateImageAnimation>>, TError,UpdateImageAnimationMutationVariables, TContext> => {

const mutationKey = getUpdateImageAnimationMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateImageAnimation>>, UpdateImageAnimationMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  updateImageAnimation(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateImageAnimation>>, variables: UpdateImageAnimationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateImageAnimationMutationResult = NonNullable<Awaited<ReturnType<typeof updateImageAnimation>>>
    export type UpdateImageAnimationMutationBody = UpdateImageAnimationRequest
    export type UpdateImageAnimationMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateImageAnimationMutationVariables = {arollId: string;data: UpdateImageAnimationRequest}

    /**
 * @summary Change the motion of an image
 */
export const useUpdateImageAnimation = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateImageAnimation>>, TError,UpdateImageAnimationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateImageAnimation>>,
        TError,
        UpdateImageAnimationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateImageAnimationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateTransitionUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/update_transition/`
}

/**
 * A transition overlays the start of the A-roll and never changes a length.
 * @summary Change the transition of an A-roll
 */
export const updateTransition = async (arollId: string,
    updateTransitionRequest: UpdateTransitionRequest, options?: Parameters<typeof http>[1]): Promise<ChangedArolls> => {

return http<ChangedArolls>(getUpdateTransitionUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateTransitionRequest)
  }
);}





export const getUpdateTransitionMutationKey = () => ['updateTransition'] as const;

export const getUpdateTransitionMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTransition>>, TError,UpdateTransitionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTransition>>, TError,UpdateTransitionMutationVariables, TContext> => {

const mutationKey = getUpdateTransitionMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTransition>>, UpdateTransitionMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  updateTransition(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateTransition>>, variables: UpdateTransitionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateTransitionMutationResult = NonNullable<Awaited<ReturnType<typeof updateTransition>>>
    export type UpdateTransitionMutationBody = UpdateTransitionRequest
    export type UpdateTransitionMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateTransitionMutationVariables = {arollId: string;data: UpdateTransitionRequest}

    /**
 * @summary Change the transition of an A-roll
 */
export const useUpdateTransition = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTransition>>, TError,UpdateTransitionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTransition>>,
        TError,
        UpdateTransitionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateTransitionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateVideoAudioUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/update_video_audio/`
}

/**
 * @summary Unmute, mute or mix the sound of a video
 */
export const updateVideoAudio = async (arollId: string,
    updateVideoAudioRequest: UpdateVideoAudioRequest, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

return http<Aroll>(getUpdateVideoAudioUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateVideoAudioRequest)
  }
);}





export const getUpdateVideoAudioMutationKey = () => ['updateVideoAudio'] as const;

export const getUpdateVideoAudioMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVideoAudio>>, TError,UpdateVideoAudioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateVideoAudio>>, TError,UpdateVideoAudioMutationVariables, TContext> => {

const mutationKey = getUpdateVideoAudioMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateVideoAudio>>, UpdateVideoAudioMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  updateVideoAudio(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateVideoAudio>>, variables: UpdateVideoAudioMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateVideoAudioMutationResult = NonNullable<Awaited<ReturnType<typeof updateVideoAudio>>>
    export type UpdateVideoAudioMutationBody = UpdateVideoAudioRequest
    export type UpdateVideoAudioMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateVideoAudioMutationVariables = {arollId: string;data: UpdateVideoAudioRequest}

    /**
 * @summary Unmute, mute or mix the sound of a video
 */
export const useUpdateVideoAudio = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVideoAudio>>, TError,UpdateVideoAudioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateVideoAudio>>,
        TError,
        UpdateVideoAudioMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateVideoAudioMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateVideoPlaybackRateUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/update_video_playback_rate/`
}

/**
 * A scene that plays its videos in full becomes as long as they are then.
 * @summary Change the speed of a video
 */
export const updateVideoPlaybackRate = async (arollId: string,
    updateVideoPlaybackRateRequest: UpdateVideoPlaybackRateRequest, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

return http<Aroll>(getUpdateVideoPlaybackRateUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateVideoPlaybackRateRequest)
  }
);}





export const getUpdateVideoPlaybackRateMutationKey = () => ['updateVideoPlaybackRate'] as const;

export const getUpdateVideoPlaybackRateMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVideoPlaybackRate>>, TError,UpdateVideoPlaybackRateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateVideoPlaybackRate>>, TError,UpdateVideoPlaybackRateMutationVariables, TContext> => {

const mutationKey = getUpdateVideoPlaybackRateMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateVideoPlaybackRate>>, UpdateVideoPlaybackRateMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  updateVideoPlaybackRate(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateVideoPlaybackRate>>, variables: UpdateVideoPlaybackRateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateVideoPlaybackRateMutationResult = NonNullable<Awaited<ReturnType<typeof updateVideoPlaybackRate>>>
    export type UpdateVideoPlaybackRateMutationBody = UpdateVideoPlaybackRateRequest
    export type UpdateVideoPlaybackRateMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateVideoPlaybackRateMutationVariables = {arollId: string;data: UpdateVideoPlaybackRateRequest}

    /**
 * @summary Change the speed of a video
 */
export const useUpdateVideoPlaybackRate = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVideoPlaybackRate>>, TError,UpdateVideoPlaybackRateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateVideoPlaybackRate>>,
        TError,
        UpdateVideoPlaybackRateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateVideoPlaybackRateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateVideoStartEndUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/update_video_start_end/`
}

/**
 * A scene that plays its videos in full becomes as long as they are then.
 * @summary Trim a video
 */
export const updateVideoStartEnd = async (arollId: string,
    updateVideoStartEndRequest: UpdateVideoStartEndRequest, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

return http<Aroll>(getUpdateVideoStartEndUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateVideoStartEndRequest)
  }
);}





export const getUpdateVideoStartEndMutationKey = () => ['updateVideoStartEnd'] as const;

export const getUpdateVideoStartEndMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVideoStartEnd>>, TError,UpdateVideoStartEndMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateVideoStartEnd>>, TError,UpdateVideoStartEndMutationVariables, TContext> => {

const mutationKey = getUpdateVideoStartEndMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateVideoStartEnd>>, UpdateVideoStartEndMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  updateVideoStartEnd(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateVideoStartEnd>>, variables: UpdateVideoStartEndMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateVideoStartEndMutationResult = NonNullable<Awaited<ReturnType<typeof updateVideoStartEnd>>>
    export type UpdateVideoStartEndMutationBody = UpdateVideoStartEndRequest
    export type UpdateVideoStartEndMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateVideoStartEndMutationVariables = {arollId: string;data: UpdateVideoStartEndRequest}

    /**
 * @summary Trim a video
 */
export const useUpdateVideoStartEnd = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVideoStartEnd>>, TError,UpdateVideoStartEndMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateVideoStartEnd>>,
        TError,
        UpdateVideoStartEndMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateVideoStartEndMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getReverseVideoUrl = (arollId: string,) => {




  return `/core-api/aroll/${encodeURIComponent(String(arollId))}/video_reverse/`
}

/**
 * @summary Reverse a video or undo it
 */
export const reverseVideo = async (arollId: string,
    reverseVideoRequest: ReverseVideoRequest, options?: Parameters<typeof http>[1]): Promise<Aroll> => {

return http<Aroll>(getReverseVideoUrl(arollId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(reverseVideoRequest)
  }
);}





export const getReverseVideoMutationKey = () => ['reverseVideo'] as const;

export const getReverseVideoMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reverseVideo>>, TError,ReverseVideoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reverseVideo>>, TError,ReverseVideoMutationVariables, TContext> => {

const mutationKey = getReverseVideoMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reverseVideo>>, ReverseVideoMutationVariables> = (props) => {
          const {arollId,data} = props ?? {};

          return  reverseVideo(arollId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof reverseVideo>>, variables: ReverseVideoMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReverseVideoMutationResult = NonNullable<Awaited<ReturnType<typeof reverseVideo>>>
    export type ReverseVideoMutationBody = ReverseVideoRequest
    export type ReverseVideoMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ReverseVideoMutationVariables = {arollId: string;data: ReverseVideoRequest}

    /**
 * @summary Reverse a video or undo it
 */
export const useReverseVideo = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reverseVideo>>, TError,ReverseVideoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reverseVideo>>,
        TError,
        ReverseVideoMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReverseVideoMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getPlanShotsUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/plan_shots/`
}

/**
 * Gives every scene this many shots. Shots that are locked, have an image or were described by the user stay. Nothing is generated or charged; more shots cost more images later, which the estimate counts.
 * @summary Plan the shots of a story
 */
export const planShots = async (storyId: string,
    planShotsRequest: PlanShotsRequest, options?: Parameters<typeof http>[1]): Promise<StoryDocument> => {

return http<StoryDocument>(getPlanShotsUrl(storyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(planShotsRequest)
  }
);}





export const getPlanShotsMutationKey = () => ['planShots'] as const;

export const getPlanShotsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof planShots>>, TError,PlanShotsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof planShots>>, TError,PlanShotsMutationVariables, TContext> => {

const mutationKey = getPlanShotsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof planShots>>, PlanShotsMutationVariables> = (props) => {
          const {storyId,data} = props ?? {};

          return  planShots(storyId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof planShots>>, variables: PlanShotsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type PlanShotsMutationResult = NonNullable<Awaited<ReturnType<typeof planShots>>>
    export type PlanShotsMutationBody = PlanShotsRequest
    export type PlanShotsMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type PlanShotsMutationVariables = {storyId: string;data: PlanShotsRequest}

    /**
 * @summary Plan the shots of a story
 */
export const usePlanShots = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof planShots>>, TError,PlanShotsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof planShots>>,
        TError,
        PlanShotsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPlanShotsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
