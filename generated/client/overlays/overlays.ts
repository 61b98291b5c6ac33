/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  AddOverlaysRequest,
  ApiProblem,
  ChangedOverlays,
  ConflictResponse,
  DeleteOverlaysRequest,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  StorageFullResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UpdateOverlaysRequest,
  ValidationFailedResponse
} from '#generated/schema.ts';

import {
  matchQuery,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import { http } from '../../../src/shared/api/http.ts';
import { afterSuccess } from '../../../src/shared/api/hook-parts.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getAddOverlaysUrl = () => {




  return `/core-api/add_overlays`
}

/**
 * One edit, and one undo, adds all of them. A story has at most 500 overlays.
 * @summary Add overlays
 */
export const addOverlays = async (addOverlaysRequest: AddOverlaysRequest, options?: Parameters<typeof http>[1]): Promise<ChangedOverlays> => {

return http<ChangedOverlays>(getAddOverlaysUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(addOverlaysRequest)
  }
);}





export const getAddOverlaysMutationKey = () => ['addOverlays'] as const;

export const getAddOverlaysMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOverlays>>, TError,AddOverlaysMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addOverlays>>, TError,AddOverlaysMutationVariables, TContext> => {

const mutationKey = getAddOverlaysMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addOverlays>>, AddOverlaysMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addOverlays(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof addOverlays>>, variables: AddOverlaysMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddOverlaysMutationResult = NonNullable<Awaited<ReturnType<typeof addOverlays>>>
    export type AddOverlaysMutationBody = AddOverlaysRequest
    export type AddOverlaysMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type AddOverlaysMutationVariables = {data: AddOverlaysRequest}

    /**
 * @summary Add overlays
 */
export const useAddOverlays = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOverlays>>, TError,AddOverlaysMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addOverlays>>,
        TError,
        AddOverlaysMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddOverlaysMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteOverlaysUrl = () => {




  return `/core-api/delete_overlays`
}

/**
 * One edit, and one undo, deletes all of them. Their media stay in the library.
 * @summary Delete overlays
 */
export const deleteOverlays = async (deleteOverlaysRequest: DeleteOverlaysRequest, options?: Parameters<typeof http>[1]): Promise<ChangedOverlays> => {

return http<ChangedOverlays>(getDeleteOverlaysUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(deleteOverlaysRequest)
  }
);}





export const getDeleteOverlaysMutationKey = () => ['deleteOverlays'] as const;

export const getDeleteOverlaysMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOverlays>>, TError,DeleteOverlaysMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOverlays>>, TError,DeleteOverlaysMutationVariables, TContext> => {

const mutationKey = getDeleteOverlaysMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOverlays>>, DeleteOverlaysMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteOverlays(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteOverlays>>, variables: DeleteOverlaysMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteOverlaysMutationResult = NonNullable<Awaited<ReturnType<typeof deleteOverlays>>>
    export type DeleteOverlaysMutationBody = DeleteOverlaysRequest
    export type DeleteOverlaysMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteOverlaysMutationVariables = {data: DeleteOverlaysRequest}

    /**
 * @summary Delete overlays
 */
export const useDeleteOverlays = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOverlays>>, TError,DeleteOverlaysMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOverlays>>,
        TError,
        DeleteOverlaysMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteOverlaysMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateOverlaysUrl = () => {




  return `/core-api/update_overlays`
}

/**
 * One edit, and one undo, changes all of them. Their place, time, order, motion and content can be changed, and the scene they belong to.
 * @summary Change overlays
 */
export const updateOverlays = async (updateOverlaysRequest: UpdateOverlaysRequest, options?: Parameters<typeof http>[1]): Promise<ChangedOverlays> => {

return http<ChangedOverlays>(getUpdateOverlaysUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateOverlaysRequest)
  }
);}





export const getUpdateOverlaysMutationKey = () => ['updateOverlays'] as const;

export const getUpdateOverlaysMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOverlays>>, TError,UpdateOverlaysMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOverlays>>, TError,UpdateOverlaysMutationVariables, TContext> => {

const mutationKey = getUpdateOverlaysMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOverlays>>, UpdateOverlaysMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateOverlays(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateOverlays>>, variables: UpdateOverlaysMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateOverlaysMutationResult = NonNullable<Awaited<ReturnType<typeof updateOverlays>>>
    export type UpdateOverlaysMutationBody = UpdateOverlaysRequest
    export type UpdateOverlaysMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateOverlaysMutationVariables = {data: UpdateOverlaysRequest}

    /**
 * @summary Change overlays
 */
export const useUpdateOverlays = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOverlays>>, TError,UpdateOverlaysMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOverlays>>,
        TError,
        UpdateOverlaysMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateOverlaysMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
