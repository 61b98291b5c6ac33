/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  AddMusicCuesRequest,
  ApiProblem,
  ChangedMusicCues,
  ConflictResponse,
  DeleteMusicCuesRequest,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  SplitMusicCuesRequest,
  StorageFullResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UpdateMusicCuesRequest,
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



export const getAddMusicCuesUrl = () => {




  return `/core-api/add_music_cues`
}

/**
 * One edit, and one undo, adds all of them. A story has at most 100, beside its own background music.
 * @summary Add music and effects
 */
export const addMusicCues = async (addMusicCuesRequest: AddMusicCuesRequest, options?: Parameters<typeof http>[1]): Promise<ChangedMusicCues> => {

return http<ChangedMusicCues>(getAddMusicCuesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(addMusicCuesRequest)
  }
);}





export const getAddMusicCuesMutationKey = () => ['addMusicCues'] as const;

export const getAddMusicCuesMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addMusicCues>>, TError,AddMusicCuesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addMusicCues>>, TError,AddMusicCuesMutationVariables, TContext> => {

const mutationKey = getAddMusicCuesMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addMusicCues>>, AddMusicCuesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addMusicCues(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof addMusicCues>>, variables: AddMusicCuesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddMusicCuesMutationResult = NonNullable<Awaited<ReturnType<typeof addMusicCues>>>
    export type AddMusicCuesMutationBody = AddMusicCuesRequest
    export type AddMusicCuesMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type AddMusicCuesMutationVariables = {data: AddMusicCuesRequest}

    /**
 * @summary Add music and effects
 */
export const useAddMusicCues = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addMusicCues>>, TError,AddMusicCuesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addMusicCues>>,
        TError,
        AddMusicCuesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddMusicCuesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteMusicCuesUrl = () => {




  return `/core-api/delete_music_cues`
}

/**
 * One edit, and one undo, deletes all of them. Their media stay in the library.
 * @summary Delete music and effects
 */
export const deleteMusicCues = async (deleteMusicCuesRequest: DeleteMusicCuesRequest, options?: Parameters<typeof http>[1]): Promise<ChangedMusicCues> => {

return http<ChangedMusicCues>(getDeleteMusicCuesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(deleteMusicCuesRequest)
  }
);}





export const getDeleteMusicCuesMutationKey = () => ['deleteMusicCues'] as const;

export const getDeleteMusicCuesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMusicCues>>, TError,DeleteMusicCuesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMusicCues>>, TError,DeleteMusicCuesMutationVariables, TContext> => {

const mutationKey = getDeleteMusicCuesMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMusicCues>>, DeleteMusicCuesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteMusicCues(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteMusicCues>>, variables: DeleteMusicCuesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteMusicCuesMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMusicCues>>>
    export type DeleteMusicCuesMutationBody = DeleteMusicCuesRequest
    export type DeleteMusicCuesMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteMusicCuesMutationVariables = {data: DeleteMusicCuesRequest}

    /**
 * @summary Delete music and effects
 */
export const useDeleteMusicCues = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMusicCues>>, TError,DeleteMusicCuesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMusicCues>>,
        TError,
        DeleteMusicCuesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteMusicCuesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSplitMusicCuesUrl = () => {




  return `/core-api/split_music_cues`
}

/**
 * Each second part continues in its file where the first ends, and nothing fades or jumps at the cut.
 * @summary Split pieces of music or effects in two, in one edit
 */
export const splitMusicCues = async (splitMusicCuesRequest: SplitMusicCuesRequest, options?: Parameters<typeof http>[1]): Promise<ChangedMusicCues> => {

return http<ChangedMusicCues>(getSplitMusicCuesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(splitMusicCuesRequest)
  }
);}





export const getSplitMusicCuesMutationKey = () => ['splitMusicCues'] as const;

export const getSplitMusicCuesMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof splitMusicCues>>, TError,SplitMusicCuesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof splitMusicCues>>, TError,SplitMusicCuesMutationVariables, TContext> => {

const mutationKey = getSplitMusicCuesMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof splitMusicCues>>, SplitMusicCuesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  splitMusicCues(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof splitMusicCues>>, variables: SplitMusicCuesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SplitMusicCuesMutationResult = NonNullable<Awaited<ReturnType<typeof splitMusicCues>>>
    export type SplitMusicCuesMutationBody = SplitMusicCuesRequest
    export type SplitMusicCuesMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SplitMusicCuesMutationVariables = {data: SplitMusicCuesRequest}

    /**
 * @summary Split pieces of music or effects in two, in one edit
 */
export const useSplitMusicCues = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof splitMusicCues>>, TError,SplitMusicCuesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof splitMusicCues>>,
        TError,
        SplitMusicCuesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSplitMusicCuesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateMusicCuesUrl = () => {




  return `/core-api/update_music_cues`
}

/**
 * One edit, and one undo, changes all of them: their time, length, trim, loudness, fades and sound, and the scene they belong to.
 * @summary Change music and effects
 */
export const updateMusicCues = async (updateMusicCuesRequest: UpdateMusicCuesRequest, options?: Parameters<typeof http>[1]): Promise<ChangedMusicCues> => {

return http<ChangedMusicCues>(getUpdateMusicCuesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateMusicCuesRequest)
  }
);}





export const getUpdateMusicCuesMutationKey = () => ['updateMusicCues'] as const;

export const getUpdateMusicCuesMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMusicCues>>, TError,UpdateMusicCuesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMusicCues>>, TError,UpdateMusicCuesMutationVariables, TContext> => {

const mutationKey = getUpdateMusicCuesMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMusicCues>>, UpdateMusicCuesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMusicCues(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateMusicCues>>, variables: UpdateMusicCuesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateMusicCuesMutationResult = NonNullable<Awaited<ReturnType<typeof updateMusicCues>>>
    export type UpdateMusicCuesMutationBody = UpdateMusicCuesRequest
    export type UpdateMusicCuesMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateMusicCuesMutationVariables = {data: UpdateMusicCuesRequest}

    /**
 * @summary Change music and effects
 */
export const useUpdateMusicCues = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMusicCues>>, TError,UpdateMusicCuesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMusicCues>>,
        TError,
        UpdateMusicCuesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateMusicCuesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
