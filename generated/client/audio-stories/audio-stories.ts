/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ApiProblem,
  ConflictResponse,
  CreateStoryFromAudioRequest,
  CreateVideoCaptionsStoryHeaders,
  CreateVideoCaptionsStoryRequest,
  DivideTranscriptIntoScenesHeaders,
  DivideTranscriptIntoScenesRequest,
  ForbiddenResponse,
  GenerateVisualsForAudioStoryHeaders,
  GenerateVisualsForAudioStoryRequest,
  InsufficientCreditsResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  StorageFullResponse,
  Story,
  StoryDocument,
  StoryStatus,
  TranscribeAudioStoryHeaders,
  TranscribeAudioStoryRequest,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UpgradeRequiredResponse
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



export const getCreateStoryFromAudioUrl = () => {




  return `/create_story_from_audio`
}

/**
 * @summary Create a story from a recording
 */
export const createStoryFromAudio = async (createStoryFromAudioRequest: CreateStoryFromAudioRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getCreateStoryFromAudioUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createStoryFromAudioRequest)
  }
);}





export const getCreateStoryFromAudioMutationKey = () => ['createStoryFromAudio'] as const;

export const getCreateStoryFromAudioMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStoryFromAudio>>, TError,CreateStoryFromAudioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createStoryFromAudio>>, TError,CreateStoryFromAudioMutationVariables, TContext> => {

const mutationKey = getCreateStoryFromAudioMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStoryFromAudio>>, CreateStoryFromAudioMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createStoryFromAudio(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createStoryFromAudio>>, variables: CreateStoryFromAudioMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateStoryFromAudioMutationResult = NonNullable<Awaited<ReturnType<typeof createStoryFromAudio>>>
    export type CreateStoryFromAudioMutationBody = CreateStoryFromAudioRequest
    export type CreateStoryFromAudioMutationError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateStoryFromAudioMutationVariables = {data: CreateStoryFromAudioRequest}

    /**
 * @summary Create a story from a recording
 */
export const useCreateStoryFromAudio = <TError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStoryFromAudio>>, TError,CreateStoryFromAudioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStoryFromAudio>>,
        TError,
        CreateStoryFromAudioMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateStoryFromAudioMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateVideoCaptionsStoryUrl = () => {




  return `/create_video_captions_story`
}

/**
 * The video is split into scenes that play all of it, with captions from a subtitle file, from words that the user typed, or from a transcription; its own sound stays. Supplied captions are free; a transcription model is paid by the minute of sound.
 * @summary Create a story from a captioned video
 */
export const createVideoCaptionsStory = async (createVideoCaptionsStoryRequest: CreateVideoCaptionsStoryRequest,
    headers: CreateVideoCaptionsStoryHeaders, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getCreateVideoCaptionsStoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(createVideoCaptionsStoryRequest)
  }
);}





export const getCreateVideoCaptionsStoryMutationKey = () => ['createVideoCaptionsStory'] as const;

export const getCreateVideoCaptionsStoryMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVideoCaptionsStory>>, TError,CreateVideoCaptionsStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createVideoCaptionsStory>>, TError,CreateVideoCaptionsStoryMutationVariables, TContext> => {

const mutationKey = getCreateVideoCaptionsStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createVideoCaptionsStory>>, CreateVideoCaptionsStoryMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createVideoCaptionsStory(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createVideoCaptionsStory>>, variables: CreateVideoCaptionsStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserStories', 'listProjects', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateVideoCaptionsStoryMutationResult = NonNullable<Awaited<ReturnType<typeof createVideoCaptionsStory>>>
    export type CreateVideoCaptionsStoryMutationBody = CreateVideoCaptionsStoryRequest
    export type CreateVideoCaptionsStoryMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateVideoCaptionsStoryMutationVariables = {data: CreateVideoCaptionsStoryRequest;headers: CreateVideoCaptionsStoryHeaders}

    /**
 * @summary Create a story from a captioned video
 */
export const useCreateVideoCaptionsStory = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVideoCaptionsStory>>, TError,CreateVideoCaptionsStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createVideoCaptionsStory>>,
        TError,
        CreateVideoCaptionsStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateVideoCaptionsStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDivideTranscriptIntoScenesUrl = () => {




  return `/divide_transcript_into_scenes`
}

/**
 * Every scene gets its part of the recording as its voice-over. Previous scenes are saved as a version. The writer suggests the image prompts: free by a built-in engine, a model is paid by the text's length.
 * @summary Split a transcript into scenes
 */
export const divideTranscriptIntoScenes = async (divideTranscriptIntoScenesRequest: DivideTranscriptIntoScenesRequest,
    headers: DivideTranscriptIntoScenesHeaders, options?: Parameters<typeof http>[1]): Promise<StoryDocument> => {

return http<StoryDocument>(getDivideTranscriptIntoScenesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(divideTranscriptIntoScenesRequest)
  }
);}





export const getDivideTranscriptIntoScenesMutationKey = () => ['divideTranscriptIntoScenes'] as const;

export const getDivideTranscriptIntoScenesMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof divideTranscriptIntoScenes>>, TError,DivideTranscriptIntoScenesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof divideTranscriptIntoScenes>>, TError,DivideTranscriptIntoScenesMutationVariables, TContext> => {

const mutationKey = getDivideTranscriptIntoScenesMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof divideTranscriptIntoScenes>>, DivideTranscriptIntoScenesMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  divideTranscriptIntoScenes(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof divideTranscriptIntoScenes>>, variables: DivideTranscriptIntoScenesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'listStoryVersions', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DivideTranscriptIntoScenesMutationResult = NonNullable<Awaited<ReturnType<typeof divideTranscriptIntoScenes>>>
    export type DivideTranscriptIntoScenesMutationBody = DivideTranscriptIntoScenesRequest
    export type DivideTranscriptIntoScenesMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DivideTranscriptIntoScenesMutationVariables = {data: DivideTranscriptIntoScenesRequest;headers: DivideTranscriptIntoScenesHeaders}

    /**
 * @summary Split a transcript into scenes
 */
export const useDivideTranscriptIntoScenes = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof divideTranscriptIntoScenes>>, TError,DivideTranscriptIntoScenesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof divideTranscriptIntoScenes>>,
        TError,
        DivideTranscriptIntoScenesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDivideTranscriptIntoScenesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGenerateVisualsForAudioStoryUrl = () => {




  return `/generate_visuals_for_audio_story`
}

/**
 * The first time is the story's first generation, free by built-in engines; scenes that fail are not charged.
 * @summary Generate the visuals of a story with a recording
 */
export const generateVisualsForAudioStory = async (generateVisualsForAudioStoryRequest: GenerateVisualsForAudioStoryRequest,
    headers: GenerateVisualsForAudioStoryHeaders, options?: Parameters<typeof http>[1]): Promise<StoryStatus> => {

return http<StoryStatus>(getGenerateVisualsForAudioStoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(generateVisualsForAudioStoryRequest)
  }
);}





export const getGenerateVisualsForAudioStoryMutationKey = () => ['generateVisualsForAudioStory'] as const;

export const getGenerateVisualsForAudioStoryMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateVisualsForAudioStory>>, TError,GenerateVisualsForAudioStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generateVisualsForAudioStory>>, TError,GenerateVisualsForAudioStoryMutationVariables, TContext> => {

const mutationKey = getGenerateVisualsForAudioStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generateVisualsForAudioStory>>, GenerateVisualsForAudioStoryMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  generateVisualsForAudioStory(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof generateVisualsForAudioStory>>, variables: GenerateVisualsForAudioStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GenerateVisualsForAudioStoryMutationResult = NonNullable<Awaited<ReturnType<typeof generateVisualsForAudioStory>>>
    export type GenerateVisualsForAudioStoryMutationBody = GenerateVisualsForAudioStoryRequest
    export type GenerateVisualsForAudioStoryMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type GenerateVisualsForAudioStoryMutationVariables = {data: GenerateVisualsForAudioStoryRequest;headers: GenerateVisualsForAudioStoryHeaders}

    /**
 * @summary Generate the visuals of a story with a recording
 */
export const useGenerateVisualsForAudioStory = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateVisualsForAudioStory>>, TError,GenerateVisualsForAudioStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generateVisualsForAudioStory>>,
        TError,
        GenerateVisualsForAudioStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerateVisualsForAudioStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getTranscribeAudioStoryUrl = () => {




  return `/transcribe_audio_story`
}

/**
 * `getStoryStatus` shows the progress; the words are then at `getMedia` of `source_media_id`. An engine without speech recognition finds the phrases, without words; words supplied as `text` are aligned with them. Finding phrases is free. A model is paid by the minute of sound, and nothing when it fails.
 * @summary Listen to the recording of a story
 */
export const transcribeAudioStory = async (transcribeAudioStoryRequest: TranscribeAudioStoryRequest,
    headers: TranscribeAudioStoryHeaders, options?: Parameters<typeof http>[1]): Promise<StoryStatus> => {

return http<StoryStatus>(getTranscribeAudioStoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(transcribeAudioStoryRequest)
  }
);}





export const getTranscribeAudioStoryMutationKey = () => ['transcribeAudioStory'] as const;

export const getTranscribeAudioStoryMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transcribeAudioStory>>, TError,TranscribeAudioStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof transcribeAudioStory>>, TError,TranscribeAudioStoryMutationVariables, TContext> => {

const mutationKey = getTranscribeAudioStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transcribeAudioStory>>, TranscribeAudioStoryMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  transcribeAudioStory(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof transcribeAudioStory>>, variables: TranscribeAudioStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserDetails', 'getCreditsSummary', 'getMedia'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type TranscribeAudioStoryMutationResult = NonNullable<Awaited<ReturnType<typeof transcribeAudioStory>>>
    export type TranscribeAudioStoryMutationBody = TranscribeAudioStoryRequest
    export type TranscribeAudioStoryMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type TranscribeAudioStoryMutationVariables = {data: TranscribeAudioStoryRequest;headers: TranscribeAudioStoryHeaders}

    /**
 * @summary Listen to the recording of a story
 */
export const useTranscribeAudioStory = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transcribeAudioStory>>, TError,TranscribeAudioStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transcribeAudioStory>>,
        TError,
        TranscribeAudioStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getTranscribeAudioStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
