/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  AddSceneRequest,
  ApiProblem,
  ChangedScenes,
  ConflictResponse,
  CreateInpaintingRequestHeaders,
  CreateInpaintingRequestRequest,
  DeleteSceneRequest,
  FileUploadedRequest,
  ForbiddenResponse,
  GenerateAudioHeaders,
  GenerateAudioRequest,
  GenerateMagicPromptHeaders,
  GenerateMagicPromptRequest,
  GetPreviousGenerationsParams,
  GetSceneParams,
  GetStockRequest,
  ImagePrompt,
  ImagePromptFromVisualActionHeaders,
  ImagePromptFromVisualActionRequest,
  ImportSubtitlesRequest,
  InpaintingRequest,
  InsufficientCreditsResponse,
  InternalErrorResponse,
  MergeScenesRequest,
  NotFoundResponse,
  OverrideCaptionsRequest,
  PayloadTooLargeResponse,
  PreviousGenerations,
  RateLimitedResponse,
  RegenerateSceneAudioHeaders,
  RegenerateSceneAudioRequest,
  ReorderScenesRequest,
  ReplaceSoundsRequest,
  ResyncSceneCaptionsRequest,
  Scene,
  SceneOperation,
  SceneOrder,
  SplitSceneRequest,
  StockPage,
  StockUnavailableResponse,
  StorageFullResponse,
  Story,
  StoryStatus,
  SwapSceneRequest,
  Task,
  TranscribeSceneAudioHeaders,
  TranscribeSceneAudioRequest,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UnsupportedMediaTypeResponse,
  UpdateCaptionsRequest,
  UpdateImagePromptRequest,
  UpdateMusicRequest,
  UpdateSceneAudioHeaders,
  UpdateSceneAudioRequest,
  UpdateSceneCaptionsRequest,
  UpdateScenePauseRequest,
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




export const getAddSceneUrl = () => {




  return `/core-api/add_scene`
}

/**
 * An empty scene of two seconds, or a copy of another one. The limit counts all scenes after the addition.
 * @summary Add a scene
 */
export const addScene = async (addSceneRequest: AddSceneRequest, options?: Parameters<typeof http>[1]): Promise<ChangedScenes> => {

return http<ChangedScenes>(getAddSceneUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(addSceneRequest)
  }
);}





export const getAddSceneMutationKey = () => ['addScene'] as const;

export const getAddSceneMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addScene>>, TError,AddSceneMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addScene>>, TError,AddSceneMutationVariables, TContext> => {

const mutationKey = getAddSceneMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addScene>>, AddSceneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addScene(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof addScene>>, variables: AddSceneMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits', 'getUserStories'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddSceneMutationResult = NonNullable<Awaited<ReturnType<typeof addScene>>>
    export type AddSceneMutationBody = AddSceneRequest
    export type AddSceneMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type AddSceneMutationVariables = {data: AddSceneRequest}

    /**
 * @summary Add a scene
 */
export const useAddScene = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addScene>>, TError,AddSceneMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addScene>>,
        TError,
        AddSceneMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddSceneMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateInpaintingRequestUrl = () => {




  return `/core-api/create_inpainting_request`
}

/**
 * Ends with the realtime event `aitask`; the image stays as it was when it fails, and the cost is refunded.
 * @summary Repaint a part of an image
 */
export const createInpaintingRequest = async (createInpaintingRequestRequest: CreateInpaintingRequestRequest,
    headers: CreateInpaintingRequestHeaders, options?: Parameters<typeof http>[1]): Promise<Task> => {

return http<Task>(getCreateInpaintingRequestUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(createInpaintingRequestRequest)
  }
);}





export const getCreateInpaintingRequestMutationKey = () => ['createInpaintingRequest'] as const;

export const getCreateInpaintingRequestMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInpaintingRequest>>, TError,CreateInpaintingRequestMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createInpaintingRequest>>, TError,CreateInpaintingRequestMutationVariables, TContext> => {

const mutationKey = getCreateInpaintingRequestMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInpaintingRequest>>, CreateInpaintingRequestMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createInpaintingRequest(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createInpaintingRequest>>, variables: CreateInpaintingRequestMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getInpaintingRequest', 'getPendingTasks', 'getTasks', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateInpaintingRequestMutationResult = NonNullable<Awaited<ReturnType<typeof createInpaintingRequest>>>
    export type CreateInpaintingRequestMutationBody = CreateInpaintingRequestRequest
    export type CreateInpaintingRequestMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateInpaintingRequestMutationVariables = {data: CreateInpaintingRequestRequest;headers: CreateInpaintingRequestHeaders}

    /**
 * @summary Repaint a part of an image
 */
export const useCreateInpaintingRequest = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInpaintingRequest>>, TError,CreateInpaintingRequestMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInpaintingRequest>>,
        TError,
        CreateInpaintingRequestMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateInpaintingRequestMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteSceneUrl = () => {




  return `/core-api/delete_scene`
}

/**
 * Can be undone. The last scene cannot be deleted.
 * @summary Delete a scene
 */
export const deleteScene = async (deleteSceneRequest: DeleteSceneRequest, options?: Parameters<typeof http>[1]): Promise<SceneOrder> => {

return http<SceneOrder>(getDeleteSceneUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(deleteSceneRequest)
  }
);}





export const getDeleteSceneMutationKey = () => ['deleteScene'] as const;

export const getDeleteSceneMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteScene>>, TError,DeleteSceneMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteScene>>, TError,DeleteSceneMutationVariables, TContext> => {

const mutationKey = getDeleteSceneMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteScene>>, DeleteSceneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteScene(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof deleteScene>>, variables: DeleteSceneMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits', 'getUserStories'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteSceneMutationResult = NonNullable<Awaited<ReturnType<typeof deleteScene>>>
    export type DeleteSceneMutationBody = DeleteSceneRequest
    export type DeleteSceneMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeleteSceneMutationVariables = {data: DeleteSceneRequest}

    /**
 * @summary Delete a scene
 */
export const useDeleteScene = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteScene>>, TError,DeleteSceneMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteScene>>,
        TError,
        DeleteSceneMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteSceneMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getFileUploadedUrl = () => {




  return `/core-api/file_uploaded`
}

/**
 * Called after the storage PUT answered 200. An image or video becomes an A-roll, a recording the voice-over.
 * @summary Show an uploaded file in a scene
 */
export const fileUploaded = async (fileUploadedRequest: FileUploadedRequest, options?: Parameters<typeof http>[1]): Promise<Scene> => {

return http<Scene>(getFileUploadedUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(fileUploadedRequest)
  }
);}





export const getFileUploadedMutationKey = () => ['fileUploaded'] as const;

export const getFileUploadedMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof fileUploaded>>, TError,FileUploadedMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof fileUploaded>>, TError,FileUploadedMutationVariables, TContext> => {

const mutationKey = getFileUploadedMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof fileUploaded>>, FileUploadedMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  fileUploaded(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof fileUploaded>>, variables: FileUploadedMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits', 'listMedia'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type FileUploadedMutationResult = NonNullable<Awaited<ReturnType<typeof fileUploaded>>>
    export type FileUploadedMutationBody = FileUploadedRequest
    export type FileUploadedMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type FileUploadedMutationVariables = {data: FileUploadedRequest}

    /**
 * @summary Show an uploaded file in a scene
 */
export const useFileUploaded = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof fileUploaded>>, TError,FileUploadedMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof fileUploaded>>,
        TError,
        FileUploadedMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getFileUploadedMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGenerateAudioUrl = () => {




  return `/core-api/generate_audio`
}

/**
 * One scene or all of them; scenes that are spoken already are left alone and not charged. `getStoryStatus` shows how far it is.
 * @summary Generate voice-overs that are missing or outdated
 */
export const generateAudio = async (generateAudioRequest: GenerateAudioRequest,
    headers: GenerateAudioHeaders, options?: Parameters<typeof http>[1]): Promise<StoryStatus> => {

return http<StoryStatus>(getGenerateAudioUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(generateAudioRequest)
  }
);}





export const getGenerateAudioMutationKey = () => ['generateAudio'] as const;

export const getGenerateAudioMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateAudio>>, TError,GenerateAudioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generateAudio>>, TError,GenerateAudioMutationVariables, TContext> => {

const mutationKey = getGenerateAudioMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generateAudio>>, GenerateAudioMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  generateAudio(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof generateAudio>>, variables: GenerateAudioMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GenerateAudioMutationResult = NonNullable<Awaited<ReturnType<typeof generateAudio>>>
    export type GenerateAudioMutationBody = GenerateAudioRequest
    export type GenerateAudioMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type GenerateAudioMutationVariables = {data: GenerateAudioRequest;headers: GenerateAudioHeaders}

    /**
 * @summary Generate voice-overs that are missing or outdated
 */
export const useGenerateAudio = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateAudio>>, TError,GenerateAudioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generateAudio>>,
        TError,
        GenerateAudioMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerateAudioMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGenerateMagicPromptUrl = () => {




  return `/core-api/generate_magic_prompt`
}

/**
 * Writes a prompt from the scene's text, or improves the given one. No image is generated.
 * @summary Write an image prompt for a scene
 */
export const generateMagicPrompt = async (generateMagicPromptRequest: GenerateMagicPromptRequest,
    headers: GenerateMagicPromptHeaders, options?: Parameters<typeof http>[1]): Promise<ImagePrompt> => {

return http<ImagePrompt>(getGenerateMagicPromptUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(generateMagicPromptRequest)
  }
);}





export const getGenerateMagicPromptMutationKey = () => ['generateMagicPrompt'] as const;

export const getGenerateMagicPromptMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateMagicPrompt>>, TError,GenerateMagicPromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generateMagicPrompt>>, TError,GenerateMagicPromptMutationVariables, TContext> => {

const mutationKey = getGenerateMagicPromptMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generateMagicPrompt>>, GenerateMagicPromptMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  generateMagicPrompt(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof generateMagicPrompt>>, variables: GenerateMagicPromptMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GenerateMagicPromptMutationResult = NonNullable<Awaited<ReturnType<typeof generateMagicPrompt>>>
    export type GenerateMagicPromptMutationBody = GenerateMagicPromptRequest
    export type GenerateMagicPromptMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type GenerateMagicPromptMutationVariables = {data: GenerateMagicPromptRequest;headers: GenerateMagicPromptHeaders}

    /**
 * @summary Write an image prompt for a scene
 */
export const useGenerateMagicPrompt = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateMagicPrompt>>, TError,GenerateMagicPromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generateMagicPrompt>>,
        TError,
        GenerateMagicPromptMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerateMagicPromptMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetInpaintingRequestUrl = (arollId: string,) => {




  return `/core-api/get_inpainting_request/${encodeURIComponent(String(arollId))}/`
}

/**
 * @summary Get the newest repainting of an A-roll
 */
export const getInpaintingRequest = async (arollId: string, options?: Parameters<typeof http>[1]): Promise<InpaintingRequest> => {

  return http<InpaintingRequest>(getGetInpaintingRequestUrl(arollId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetInpaintingRequestQueryKey = (arollId: string,) => {
    return [
    "getInpaintingRequest", ...(arollId ? [arollId] : [])
    ] as const;
    }


export const getGetInpaintingRequestQueryOptions = <TData = Awaited<ReturnType<typeof getInpaintingRequest>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(arollId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInpaintingRequest>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInpaintingRequestQueryKey(arollId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInpaintingRequest>>> = ({ signal }) => getInpaintingRequest(arollId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: arollId !== null && arollId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInpaintingRequest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInpaintingRequestQueryResult = NonNullable<Awaited<ReturnType<typeof getInpaintingRequest>>>
export type GetInpaintingRequestQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetInpaintingRequest<TData = Awaited<ReturnType<typeof getInpaintingRequest>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 arollId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInpaintingRequest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInpaintingRequest>>,
          TError,
          Awaited<ReturnType<typeof getInpaintingRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInpaintingRequest<TData = Awaited<ReturnType<typeof getInpaintingRequest>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 arollId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInpaintingRequest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInpaintingRequest>>,
          TError,
          Awaited<ReturnType<typeof getInpaintingRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInpaintingRequest<TData = Awaited<ReturnType<typeof getInpaintingRequest>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 arollId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInpaintingRequest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the newest repainting of an A-roll
 */

export function useGetInpaintingRequest<TData = Awaited<ReturnType<typeof getInpaintingRequest>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 arollId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInpaintingRequest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInpaintingRequestQueryOptions(arollId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPreviousGenerationsUrl = (params: GetPreviousGenerationsParams,) => withQuery(`/core-api/get_previous_generations`, params)

/**
 * @summary List the previous generations of an A-roll
 */
export const getPreviousGenerations = async (params: GetPreviousGenerationsParams, options?: Parameters<typeof http>[1]): Promise<PreviousGenerations> => {

  return http<PreviousGenerations>(getGetPreviousGenerationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPreviousGenerationsQueryKey = (params?: GetPreviousGenerationsParams,) => {
    return [
    "getPreviousGenerations", ...(params ? [params] : [])
    ] as const;
    }


export const getGetPreviousGenerationsQueryOptions = <TData = Awaited<ReturnType<typeof getPreviousGenerations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(params: GetPreviousGenerationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousGenerations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPreviousGenerationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPreviousGenerations>>> = ({ signal }) => getPreviousGenerations(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPreviousGenerations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPreviousGenerationsQueryResult = NonNullable<Awaited<ReturnType<typeof getPreviousGenerations>>>
export type GetPreviousGenerationsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetPreviousGenerations<TData = Awaited<ReturnType<typeof getPreviousGenerations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPreviousGenerationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousGenerations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreviousGenerations>>,
          TError,
          Awaited<ReturnType<typeof getPreviousGenerations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreviousGenerations<TData = Awaited<ReturnType<typeof getPreviousGenerations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPreviousGenerationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousGenerations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreviousGenerations>>,
          TError,
          Awaited<ReturnType<typeof getPreviousGenerations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreviousGenerations<TData = Awaited<ReturnType<typeof getPreviousGenerations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPreviousGenerationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousGenerations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the previous generations of an A-roll
 */

export function useGetPreviousGenerations<TData = Awaited<ReturnType<typeof getPreviousGenerations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPreviousGenerationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousGenerations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPreviousGenerationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetSceneUrl = (params: GetSceneParams,) => withQuery(`/core-api/get_scene`, params)

/**
 * @summary Load one scene
 */
export const getScene = async (params: GetSceneParams, options?: Parameters<typeof http>[1]): Promise<Scene> => {

  return http<Scene>(getGetSceneUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSceneQueryKey = (params?: GetSceneParams,) => {
    return [
    "getScene", ...(params ? [params] : [])
    ] as const;
    }


export const getGetSceneQueryOptions = <TData = Awaited<ReturnType<typeof getScene>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(params: GetSceneParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScene>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSceneQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getScene>>> = ({ signal }) => getScene(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getScene>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSceneQueryResult = NonNullable<Awaited<ReturnType<typeof getScene>>>
export type GetSceneQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetScene<TData = Awaited<ReturnType<typeof getScene>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetSceneParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScene>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScene>>,
          TError,
          Awaited<ReturnType<typeof getScene>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScene<TData = Awaited<ReturnType<typeof getScene>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetSceneParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScene>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScene>>,
          TError,
          Awaited<ReturnType<typeof getScene>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScene<TData = Awaited<ReturnType<typeof getScene>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetSceneParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScene>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load one scene
 */

export function useGetScene<TData = Awaited<ReturnType<typeof getScene>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetSceneParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScene>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSceneQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStockUrl = () => {




  return `/core-api/get_stock`
}

/**
 * Pages of up to 20, mixed where several libraries are connected. Searching is free. 503 when all of them are unavailable.
 * @summary Search the stock library
 */
export const getStock = async (getStockRequest: GetStockRequest, options?: Parameters<typeof http>[1]): Promise<StockPage> => {

return http<StockPage>(getGetStockUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(getStockRequest)
  }
);}





export const getGetStockMutationKey = () => ['getStock'] as const;

export const getGetStockMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | StockUnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getStock>>, TError,GetStockMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getStock>>, TError,GetStockMutationVariables, TContext> => {

const mutationKey = getGetStockMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getStock>>, GetStockMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getStock(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetStockMutationResult = NonNullable<Awaited<ReturnType<typeof getStock>>>
    export type GetStockMutationBody = GetStockRequest
    export type GetStockMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | StockUnavailableResponse | StorageFullResponse>
    export type GetStockMutationVariables = {data: GetStockRequest}

    /**
 * @summary Search the stock library
 */
export const useGetStock = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | StockUnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getStock>>, TError,GetStockMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getStock>>,
        TError,
        GetStockMutationVariables,
        TContext
      > => {
      return useMutation(getGetStockMutationOptions(options), queryClient);
    }
    export const getImagePromptFromVisualActionUrl = () => {




  return `/core-api/image_prompt_from_visual_action`
}

/**
 * No image is generated.
 * @summary Write an image prompt that changes the last image
 */
export const imagePromptFromVisualAction = async (imagePromptFromVisualActionRequest: ImagePromptFromVisualActionRequest,
    headers: ImagePromptFromVisualActionHeaders, options?: Parameters<typeof http>[1]): Promise<ImagePrompt> => {

return http<ImagePrompt>(getImagePromptFromVisualActionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(imagePromptFromVisualActionRequest)
  }
);}





export const getImagePromptFromVisualActionMutationKey = () => ['imagePromptFromVisualAction'] as const;

export const getImagePromptFromVisualActionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof imagePromptFromVisualAction>>, TError,ImagePromptFromVisualActionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof imagePromptFromVisualAction>>, TError,ImagePromptFromVisualActionMutationVariables, TContext> => {

const mutationKey = getImagePromptFromVisualActionMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof imagePromptFromVisualAction>>, ImagePromptFromVisualActionMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  imagePromptFromVisualAction(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof imagePromptFromVisualAction>>, variables: ImagePromptFromVisualActionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ImagePromptFromVisualActionMutationResult = NonNullable<Awaited<ReturnType<typeof imagePromptFromVisualAction>>>
    export type ImagePromptFromVisualActionMutationBody = ImagePromptFromVisualActionRequest
    export type ImagePromptFromVisualActionMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ImagePromptFromVisualActionMutationVariables = {data: ImagePromptFromVisualActionRequest;headers: ImagePromptFromVisualActionHeaders}

    /**
 * @summary Write an image prompt that changes the last image
 */
export const useImagePromptFromVisualAction = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof imagePromptFromVisualAction>>, TError,ImagePromptFromVisualActionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof imagePromptFromVisualAction>>,
        TError,
        ImagePromptFromVisualActionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getImagePromptFromVisualActionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getImportSubtitlesUrl = () => {




  return `/core-api/import_subtitles`
}

/**
 * Assigns the captions to the scenes by their times, in place of all captions of the story; a caption across a cut belongs to the scene with its larger part. Captions are shown as in the file from then on.
 * @summary Import a subtitle file into a story
 */
export const importSubtitles = async (importSubtitlesRequest: ImportSubtitlesRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getImportSubtitlesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(importSubtitlesRequest)
  }
);}





export const getImportSubtitlesMutationKey = () => ['importSubtitles'] as const;

export const getImportSubtitlesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importSubtitles>>, TError,ImportSubtitlesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importSubtitles>>, TError,ImportSubtitlesMutationVariables, TContext> => {

const mutationKey = getImportSubtitlesMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importSubtitles>>, ImportSubtitlesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importSubtitles(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof importSubtitles>>, variables: ImportSubtitlesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ImportSubtitlesMutationResult = NonNullable<Awaited<ReturnType<typeof importSubtitles>>>
    export type ImportSubtitlesMutationBody = ImportSubtitlesRequest
    export type ImportSubtitlesMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ImportSubtitlesMutationVariables = {data: ImportSubtitlesRequest}

    /**
 * @summary Import a subtitle file into a story
 */
export const useImportSubtitles = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importSubtitles>>, TError,ImportSubtitlesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importSubtitles>>,
        TError,
        ImportSubtitlesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getImportSubtitlesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getMergeScenesUrl = () => {




  return `/core-api/merge_scenes`
}

/**
 * Texts, voice-overs, captions and A-rolls are joined in a new scene at the first one's place; both source scenes are deleted. Nothing is spoken again and nothing is charged. Ends with the realtime event `scene-merged`.
 * @summary Merge two neighbouring scenes
 */
export const mergeScenes = async (mergeScenesRequest: MergeScenesRequest, options?: Parameters<typeof http>[1]): Promise<SceneOperation> => {

return http<SceneOperation>(getMergeScenesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(mergeScenesRequest)
  }
);}





export const getMergeScenesMutationKey = () => ['mergeScenes'] as const;

export const getMergeScenesMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeScenes>>, TError,MergeScenesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof mergeScenes>>, TError,MergeScenesMutationVariables, TContext> => {

const mutationKey = getMergeScenesMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mergeScenes>>, MergeScenesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  mergeScenes(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof mergeScenes>>, variables: MergeScenesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type MergeScenesMutationResult = NonNullable<Awaited<ReturnType<typeof mergeScenes>>>
    export type MergeScenesMutationBody = MergeScenesRequest
    export type MergeScenesMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type MergeScenesMutationVariables = {data: MergeScenesRequest}

    /**
 * @summary Merge two neighbouring scenes
 */
export const useMergeScenes = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeScenes>>, TError,MergeScenesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mergeScenes>>,
        TError,
        MergeScenesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getMergeScenesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getOverrideCaptionsUrl = () => {




  return `/core-api/override_captions`
}

/**
 * The words may differ from what is spoken and stay until `resyncSceneCaptions`, even when the scene is spoken again.
 * @summary Replace the captions of a scene
 */
export const overrideCaptions = async (overrideCaptionsRequest: OverrideCaptionsRequest, options?: Parameters<typeof http>[1]): Promise<Scene> => {

return http<Scene>(getOverrideCaptionsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(overrideCaptionsRequest)
  }
);}





export const getOverrideCaptionsMutationKey = () => ['overrideCaptions'] as const;

export const getOverrideCaptionsMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof overrideCaptions>>, TError,OverrideCaptionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof overrideCaptions>>, TError,OverrideCaptionsMutationVariables, TContext> => {

const mutationKey = getOverrideCaptionsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof overrideCaptions>>, OverrideCaptionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  overrideCaptions(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof overrideCaptions>>, variables: OverrideCaptionsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type OverrideCaptionsMutationResult = NonNullable<Awaited<ReturnType<typeof overrideCaptions>>>
    export type OverrideCaptionsMutationBody = OverrideCaptionsRequest
    export type OverrideCaptionsMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type OverrideCaptionsMutationVariables = {data: OverrideCaptionsRequest}

    /**
 * @summary Replace the captions of a scene
 */
export const useOverrideCaptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof overrideCaptions>>, TError,OverrideCaptionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof overrideCaptions>>,
        TError,
        OverrideCaptionsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getOverrideCaptionsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRegenerateSceneAudioUrl = () => {




  return `/core-api/regenerate_scene_audio`
}

/**
 * Voice-over and captions are replaced; captions written by the user stay. The scene is COMPLETED when it was spoken at once, else GENERATING until `media_update` brings the voice-over. When the voice fails the scene becomes FAILED with its reason in `error_message`; the old voice-over stays and the cost is refunded.
 * @summary Regenerate the audio of a scene
 */
export const regenerateSceneAudio = async (regenerateSceneAudioRequest: RegenerateSceneAudioRequest,
    headers: RegenerateSceneAudioHeaders, options?: Parameters<typeof http>[1]): Promise<Scene> => {

return http<Scene>(getRegenerateSceneAudioUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(regenerateSceneAudioRequest)
  }
);}





export const getRegenerateSceneAudioMutationKey = () => ['regenerateSceneAudio'] as const;

export const getRegenerateSceneAudioMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof regenerateSceneAudio>>, TError,RegenerateSceneAudioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof regenerateSceneAudio>>, TError,RegenerateSceneAudioMutationVariables, TContext> => {

const mutationKey = getRegenerateSceneAudioMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof regenerateSceneAudio>>, RegenerateSceneAudioMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  regenerateSceneAudio(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof regenerateSceneAudio>>, variables: RegenerateSceneAudioMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RegenerateSceneAudioMutationResult = NonNullable<Awaited<ReturnType<typeof regenerateSceneAudio>>>
    export type RegenerateSceneAudioMutationBody = RegenerateSceneAudioRequest
    export type RegenerateSceneAudioMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RegenerateSceneAudioMutationVariables = {data: RegenerateSceneAudioRequest;headers: RegenerateSceneAudioHeaders}

    /**
 * @summary Regenerate the audio of a scene
 */
export const useRegenerateSceneAudio = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof regenerateSceneAudio>>, TError,RegenerateSceneAudioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof regenerateSceneAudio>>,
        TError,
        RegenerateSceneAudioMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRegenerateSceneAudioMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getReorderScenesUrl = () => {




  return `/core-api/reorder_scenes`
}

/**
 * @summary Move a scene
 */
export const reorderScenes = async (reorderScenesRequest: ReorderScenesRequest, options?: Parameters<typeof http>[1]): Promise<SceneOrder> => {

return http<SceneOrder>(getReorderScenesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(reorderScenesRequest)
  }
);}





export const getReorderScenesMutationKey = () => ['reorderScenes'] as const;

export const getReorderScenesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderScenes>>, TError,ReorderScenesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reorderScenes>>, TError,ReorderScenesMutationVariables, TContext> => {

const mutationKey = getReorderScenesMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reorderScenes>>, ReorderScenesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reorderScenes(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof reorderScenes>>, variables: ReorderScenesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReorderScenesMutationResult = NonNullable<Awaited<ReturnType<typeof reorderScenes>>>
    export type ReorderScenesMutationBody = ReorderScenesRequest
    export type ReorderScenesMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ReorderScenesMutationVariables = {data: ReorderScenesRequest}

    /**
 * @summary Move a scene
 */
export const useReorderScenes = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderScenes>>, TError,ReorderScenesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reorderScenes>>,
        TError,
        ReorderScenesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReorderScenesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getReplaceSoundsUrl = () => {




  return `/core-api/replace_sounds`
}

/**
 * One edit, and one undo, replaces recordings and videos by a version whose sound was cleaned up, or by the original of one. Both are equally long, so words, captions, trim and everything else stay.
 * @summary Use cleaned sounds, or their originals
 */
export const replaceSounds = async (replaceSoundsRequest: ReplaceSoundsRequest, options?: Parameters<typeof http>[1]): Promise<ChangedScenes> => {

return http<ChangedScenes>(getReplaceSoundsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(replaceSoundsRequest)
  }
);}





export const getReplaceSoundsMutationKey = () => ['replaceSounds'] as const;

export const getReplaceSoundsMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceSounds>>, TError,ReplaceSoundsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceSounds>>, TError,ReplaceSoundsMutationVariables, TContext> => {

const mutationKey = getReplaceSoundsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceSounds>>, ReplaceSoundsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  replaceSounds(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof replaceSounds>>, variables: ReplaceSoundsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReplaceSoundsMutationResult = NonNullable<Awaited<ReturnType<typeof replaceSounds>>>
    export type ReplaceSoundsMutationBody = ReplaceSoundsRequest
    export type ReplaceSoundsMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ReplaceSoundsMutationVariables = {data: ReplaceSoundsRequest}

    /**
 * @summary Use cleaned sounds, or their originals
 */
export const useReplaceSounds = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceSounds>>, TError,ReplaceSoundsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceSounds>>,
        TError,
        ReplaceSoundsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReplaceSoundsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getResyncSceneCaptionsUrl = () => {




  return `/core-api/resync_scene_captions`
}

/**
 * @summary Resync captions with the voice-over
 */
export const resyncSceneCaptions = async (resyncSceneCaptionsRequest: ResyncSceneCaptionsRequest, options?: Parameters<typeof http>[1]): Promise<Scene> => {

return http<Scene>(getResyncSceneCaptionsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(resyncSceneCaptionsRequest)
  }
);}





export const getResyncSceneCaptionsMutationKey = () => ['resyncSceneCaptions'] as const;

export const getResyncSceneCaptionsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resyncSceneCaptions>>, TError,ResyncSceneCaptionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resyncSceneCaptions>>, TError,ResyncSceneCaptionsMutationVariables, TContext> => {

const mutationKey = getResyncSceneCaptionsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resyncSceneCaptions>>, ResyncSceneCaptionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resyncSceneCaptions(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof resyncSceneCaptions>>, variables: ResyncSceneCaptionsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ResyncSceneCaptionsMutationResult = NonNullable<Awaited<ReturnType<typeof resyncSceneCaptions>>>
    export type ResyncSceneCaptionsMutationBody = ResyncSceneCaptionsRequest
    export type ResyncSceneCaptionsMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ResyncSceneCaptionsMutationVariables = {data: ResyncSceneCaptionsRequest}

    /**
 * @summary Resync captions with the voice-over
 */
export const useResyncSceneCaptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resyncSceneCaptions>>, TError,ResyncSceneCaptionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resyncSceneCaptions>>,
        TError,
        ResyncSceneCaptionsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getResyncSceneCaptionsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSplitSceneUrl = () => {




  return `/core-api/split_scene`
}

/**
 * The scene keeps its first `index` words, or its part before `frame`, and the rest moves into a new scene right after it. The voice-over is cut between the words, so nothing is spoken again and nothing is charged. Ends with the realtime event `scene-split`.
 * @summary Split a scene in two
 */
export const splitScene = async (splitSceneRequest: SplitSceneRequest, options?: Parameters<typeof http>[1]): Promise<SceneOperation> => {

return http<SceneOperation>(getSplitSceneUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(splitSceneRequest)
  }
);}





export const getSplitSceneMutationKey = () => ['splitScene'] as const;

export const getSplitSceneMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof splitScene>>, TError,SplitSceneMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof splitScene>>, TError,SplitSceneMutationVariables, TContext> => {

const mutationKey = getSplitSceneMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof splitScene>>, SplitSceneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  splitScene(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof splitScene>>, variables: SplitSceneMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SplitSceneMutationResult = NonNullable<Awaited<ReturnType<typeof splitScene>>>
    export type SplitSceneMutationBody = SplitSceneRequest
    export type SplitSceneMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SplitSceneMutationVariables = {data: SplitSceneRequest}

    /**
 * @summary Split a scene in two
 */
export const useSplitScene = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof splitScene>>, TError,SplitSceneMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof splitScene>>,
        TError,
        SplitSceneMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSplitSceneMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSwapSceneUrl = () => {




  return `/core-api/swap_scene`
}

/**
 * @summary Swap two scenes
 */
export const swapScene = async (swapSceneRequest: SwapSceneRequest, options?: Parameters<typeof http>[1]): Promise<SceneOrder> => {

return http<SceneOrder>(getSwapSceneUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(swapSceneRequest)
  }
);}





export const getSwapSceneMutationKey = () => ['swapScene'] as const;

export const getSwapSceneMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof swapScene>>, TError,SwapSceneMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof swapScene>>, TError,SwapSceneMutationVariables, TContext> => {

const mutationKey = getSwapSceneMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof swapScene>>, SwapSceneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  swapScene(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof swapScene>>, variables: SwapSceneMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SwapSceneMutationResult = NonNullable<Awaited<ReturnType<typeof swapScene>>>
    export type SwapSceneMutationBody = SwapSceneRequest
    export type SwapSceneMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SwapSceneMutationVariables = {data: SwapSceneRequest}

    /**
 * @summary Swap two scenes
 */
export const useSwapScene = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof swapScene>>, TError,SwapSceneMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof swapScene>>,
        TError,
        SwapSceneMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSwapSceneMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getTranscribeSceneAudioUrl = () => {




  return `/core-api/transcribe_scene_audio`
}

/**
 * Text and captions are transcribed from the voice-over, or taken from supplied words, which an engine without speech recognition requires. Ends with the realtime event `scene-audio-transcribed`. A model is paid by the minute of sound; failures are not charged.
 * @summary Listen to a voice-over
 */
export const transcribeSceneAudio = async (transcribeSceneAudioRequest: TranscribeSceneAudioRequest,
    headers: TranscribeSceneAudioHeaders, options?: Parameters<typeof http>[1]): Promise<SceneOperation> => {

return http<SceneOperation>(getTranscribeSceneAudioUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(transcribeSceneAudioRequest)
  }
);}





export const getTranscribeSceneAudioMutationKey = () => ['transcribeSceneAudio'] as const;

export const getTranscribeSceneAudioMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transcribeSceneAudio>>, TError,TranscribeSceneAudioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof transcribeSceneAudio>>, TError,TranscribeSceneAudioMutationVariables, TContext> => {

const mutationKey = getTranscribeSceneAudioMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transcribeSceneAudio>>, TranscribeSceneAudioMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  transcribeSceneAudio(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof transcribeSceneAudio>>, variables: TranscribeSceneAudioMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type TranscribeSceneAudioMutationResult = NonNullable<Awaited<ReturnType<typeof transcribeSceneAudio>>>
    export type TranscribeSceneAudioMutationBody = TranscribeSceneAudioRequest
    export type TranscribeSceneAudioMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type TranscribeSceneAudioMutationVariables = {data: TranscribeSceneAudioRequest;headers: TranscribeSceneAudioHeaders}

    /**
 * @summary Listen to a voice-over
 */
export const useTranscribeSceneAudio = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transcribeSceneAudio>>, TError,TranscribeSceneAudioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transcribeSceneAudio>>,
        TError,
        TranscribeSceneAudioMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getTranscribeSceneAudioMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateCaptionsUrl = () => {




  return `/core-api/update_captions`
}

/**
 * @summary Change how captions look
 */
export const updateCaptions = async (updateCaptionsRequest: UpdateCaptionsRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getUpdateCaptionsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateCaptionsRequest)
  }
);}





export const getUpdateCaptionsMutationKey = () => ['updateCaptions'] as const;

export const getUpdateCaptionsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCaptions>>, TError,UpdateCaptionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCaptions>>, TError,UpdateCaptionsMutationVariables, TContext> => {

const mutationKey = getUpdateCaptionsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCaptions>>, UpdateCaptionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateCaptions(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateCaptions>>, variables: UpdateCaptionsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateCaptionsMutationResult = NonNullable<Awaited<ReturnType<typeof updateCaptions>>>
    export type UpdateCaptionsMutationBody = UpdateCaptionsRequest
    export type UpdateCaptionsMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateCaptionsMutationVariables = {data: UpdateCaptionsRequest}

    /**
 * @summary Change how captions look
 */
export const useUpdateCaptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCaptions>>, TError,UpdateCaptionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCaptions>>,
        TError,
        UpdateCaptionsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateCaptionsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateImagePromptUrl = () => {




  return `/core-api/update_image_prompt/`
}

/**
 * It is used for the next image; no image is generated now.
 * @summary Change the prompt of an image
 */
export const updateImagePrompt = async (updateImagePromptRequest: UpdateImagePromptRequest, options?: Parameters<typeof http>[1]): Promise<Scene> => {

return http<Scene>(getUpdateImagePromptUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateImagePromptRequest)
  }
);}





export const getUpdateImagePromptMutationKey = () => ['updateImagePrompt'] as const;

export const getUpdateImagePromptMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateImagePrompt>>, TError,UpdateImagePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateImagePrompt>>, TError,UpdateImagePromptMutationVariables, TContext> => {

const mutationKey = getUpdateImagePromptMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateImagePrompt>>, UpdateImagePromptMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateImagePrompt(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateImagePrompt>>, variables: UpdateImagePromptMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateImagePromptMutationResult = NonNullable<Awaited<ReturnType<typeof updateImagePrompt>>>
    export type UpdateImagePromptMutationBody = UpdateImagePromptRequest
    export type UpdateImagePromptMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateImagePromptMutationVariables = {data: UpdateImagePromptRequest}

    /**
 * @summary Change the prompt of an image
 */
export const useUpdateImagePrompt = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateImagePrompt>>, TError,UpdateImagePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateImagePrompt>>,
        TError,
        UpdateImagePromptMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateImagePromptMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateMusicWithJsonUrl = () => {




  return `/core-api/update_music`
}

/**
 * Sent as a form when the user attaches a track.
 * @summary Change the music of a story
 */
export const updateMusicWithJson = async (updateMusicRequest: UpdateMusicRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getUpdateMusicWithJsonUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateMusicRequest)
  }
);}





export const getUpdateMusicWithJsonMutationKey = () => ['updateMusicWithJson'] as const;

export const getUpdateMusicWithJsonMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMusicWithJson>>, TError,UpdateMusicWithJsonMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMusicWithJson>>, TError,UpdateMusicWithJsonMutationVariables, TContext> => {

const mutationKey = getUpdateMusicWithJsonMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMusicWithJson>>, UpdateMusicWithJsonMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMusicWithJson(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateMusicWithJson>>, variables: UpdateMusicWithJsonMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateMusicWithJsonMutationResult = NonNullable<Awaited<ReturnType<typeof updateMusicWithJson>>>
    export type UpdateMusicWithJsonMutationBody = UpdateMusicRequest
    export type UpdateMusicWithJsonMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateMusicWithJsonMutationVariables = {data: UpdateMusicRequest}

    /**
 * @summary Change the music of a story
 */
export const useUpdateMusicWithJson = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMusicWithJson>>, TError,UpdateMusicWithJsonMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMusicWithJson>>,
        TError,
        UpdateMusicWithJsonMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateMusicWithJsonMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateMusicWithFormDataUrl = () => {




  return `/core-api/update_music`
}

/**
 * Sent as a form when the user attaches a track.
 * @summary Change the music of a story
 */
export const updateMusicWithFormData = async (updateMusicRequest: UpdateMusicRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {
    const formData = new FormData();
formData.append(`story_id`, updateMusicRequest.story_id);
if(updateMusicRequest.have_background_music !== undefined) {
 formData.append(`have_background_music`, updateMusicRequest.have_background_music.toString())
 }
if(updateMusicRequest.background_music_volume !== undefined) {
 formData.append(`background_music_volume`, updateMusicRequest.background_music_volume.toString())
 }
if(updateMusicRequest.ducking_db !== undefined && updateMusicRequest.ducking_db !== null) {
 formData.append(`ducking_db`, updateMusicRequest.ducking_db.toString())
 }
if(updateMusicRequest.background_music_file_location !== undefined) {
 formData.append(`background_music_file_location`, updateMusicRequest.background_music_file_location);
 }
if(updateMusicRequest.file !== undefined) {
 formData.append(`file`, updateMusicRequest.file);
 }

  return http<Story>(getUpdateMusicWithFormDataUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUpdateMusicWithFormDataMutationKey = () => ['updateMusicWithFormData'] as const;

export const getUpdateMusicWithFormDataMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMusicWithFormData>>, TError,UpdateMusicWithFormDataMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMusicWithFormData>>, TError,UpdateMusicWithFormDataMutationVariables, TContext> => {

const mutationKey = getUpdateMusicWithFormDataMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMusicWithFormData>>, UpdateMusicWithFormDataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMusicWithFormData(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateMusicWithFormData>>, variables: UpdateMusicWithFormDataMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateMusicWithFormDataMutationResult = NonNullable<Awaited<ReturnType<typeof updateMusicWithFormData>>>
    export type UpdateMusicWithFormDataMutationBody = UpdateMusicRequest
    export type UpdateMusicWithFormDataMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateMusicWithFormDataMutationVariables = {data: UpdateMusicRequest}

    /**
 * @summary Change the music of a story
 */
export const useUpdateMusicWithFormData = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMusicWithFormData>>, TError,UpdateMusicWithFormDataMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMusicWithFormData>>,
        TError,
        UpdateMusicWithFormDataMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateMusicWithFormDataMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateSceneAudioUrl = () => {




  return `/core-api/update_scene_audio`
}

/**
 * Saves text and voice; the previous voice-over is marked stale. With `generate_audio` it is spoken again and charged, with `upload_audio` a recording replaces it; both flags false cost nothing. When the voice fails the scene becomes FAILED with its reason in `error_message`; the new text and the old voice-over stay, the cost is refunded.
 * @summary Change text and voice of a scene
 */
export const updateSceneAudio = async (updateSceneAudioRequest: UpdateSceneAudioRequest,
    headers: UpdateSceneAudioHeaders, options?: Parameters<typeof http>[1]): Promise<ChangedScenes> => {

return http<ChangedScenes>(getUpdateSceneAudioUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(updateSceneAudioRequest)
  }
);}





export const getUpdateSceneAudioMutationKey = () => ['updateSceneAudio'] as const;

export const getUpdateSceneAudioMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSceneAudio>>, TError,UpdateSceneAudioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSceneAudio>>, TError,UpdateSceneAudioMutationVariables, TContext> => {

const mutationKey = getUpdateSceneAudioMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSceneAudio>>, UpdateSceneAudioMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  updateSceneAudio(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateSceneAudio>>, variables: UpdateSceneAudioMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateSceneAudioMutationResult = NonNullable<Awaited<ReturnType<typeof updateSceneAudio>>>
    export type UpdateSceneAudioMutationBody = UpdateSceneAudioRequest
    export type UpdateSceneAudioMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateSceneAudioMutationVariables = {data: UpdateSceneAudioRequest;headers: UpdateSceneAudioHeaders}

    /**
 * @summary Change text and voice of a scene
 */
export const useUpdateSceneAudio = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSceneAudio>>, TError,UpdateSceneAudioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSceneAudio>>,
        TError,
        UpdateSceneAudioMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateSceneAudioMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateSceneCaptionsUrl = () => {




  return `/core-api/update_scene_captions`
}

/**
 * Corrects spelling and times word by word; to change the number of words, use `overrideCaptions`.
 * @summary Correct captions or show and hide them
 */
export const updateSceneCaptions = async (updateSceneCaptionsRequest: UpdateSceneCaptionsRequest, options?: Parameters<typeof http>[1]): Promise<Scene> => {

return http<Scene>(getUpdateSceneCaptionsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateSceneCaptionsRequest)
  }
);}





export const getUpdateSceneCaptionsMutationKey = () => ['updateSceneCaptions'] as const;

export const getUpdateSceneCaptionsMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSceneCaptions>>, TError,UpdateSceneCaptionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSceneCaptions>>, TError,UpdateSceneCaptionsMutationVariables, TContext> => {

const mutationKey = getUpdateSceneCaptionsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSceneCaptions>>, UpdateSceneCaptionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateSceneCaptions(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateSceneCaptions>>, variables: UpdateSceneCaptionsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateSceneCaptionsMutationResult = NonNullable<Awaited<ReturnType<typeof updateSceneCaptions>>>
    export type UpdateSceneCaptionsMutationBody = UpdateSceneCaptionsRequest
    export type UpdateSceneCaptionsMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateSceneCaptionsMutationVariables = {data: UpdateSceneCaptionsRequest}

    /**
 * @summary Correct captions or show and hide them
 */
export const useUpdateSceneCaptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSceneCaptions>>, TError,UpdateSceneCaptionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSceneCaptions>>,
        TError,
        UpdateSceneCaptionsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateSceneCaptionsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateScenePauseUrl = () => {




  return `/core-api/update_scene_pause`
}

/**
 * @summary Change the pause at the end of a scene
 */
export const updateScenePause = async (updateScenePauseRequest: UpdateScenePauseRequest, options?: Parameters<typeof http>[1]): Promise<Scene> => {

return http<Scene>(getUpdateScenePauseUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateScenePauseRequest)
  }
);}





export const getUpdateScenePauseMutationKey = () => ['updateScenePause'] as const;

export const getUpdateScenePauseMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateScenePause>>, TError,UpdateScenePauseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateScenePause>>, TError,UpdateScenePauseMutationVariables, TContext> => {

const mutationKey = getUpdateScenePauseMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateScenePause>>, UpdateScenePauseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateScenePause(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateScenePause>>, variables: UpdateScenePauseMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateScenePauseMutationResult = NonNullable<Awaited<ReturnType<typeof updateScenePause>>>
    export type UpdateScenePauseMutationBody = UpdateScenePauseRequest
    export type UpdateScenePauseMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateScenePauseMutationVariables = {data: UpdateScenePauseRequest}

    /**
 * @summary Change the pause at the end of a scene
 */
export const useUpdateScenePause = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateScenePause>>, TError,UpdateScenePauseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateScenePause>>,
        TError,
        UpdateScenePauseMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateScenePauseMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
