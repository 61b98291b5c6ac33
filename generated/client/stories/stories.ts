/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Acknowledgement,
  ApiProblem,
  ApplyRewritingRequest,
  ArchiveStoryRequest,
  ChooseVisualsRequest,
  ConflictResponse,
  CreateAndGenerateStoryHeaders,
  CreateAndGenerateStoryRequest,
  CreateEmptyTextStoryRequest,
  CreateNarratedStoryHeaders,
  CreateNarratedStoryRequest,
  CreateStoryRequest,
  CreateStoryVersionRequest,
  CreditsEstimate,
  DuplicateStoryInAnotherLanguageHeaders,
  DuplicateStoryInAnotherLanguageRequest,
  DuplicateStoryRequest,
  DuplicateTemplateInAnotherAccountRequest,
  EstimateCreditsForStoryRequest,
  ExampleStoryList,
  ForbiddenResponse,
  GeneratePreviewLinkRequest,
  GenerateStoryWithScriptTypeHeaders,
  GenerateStoryWithScriptTypeRequest,
  GenerateWholeLongStoryVideoHeaders,
  GenerateWholeLongStoryVideoRequest,
  GetPublicStoryParams,
  GetStoryParams,
  GetStoryStatusParams,
  GetUserStoriesParams,
  GivenTemplateOfferList,
  InsufficientCreditsResponse,
  InternalErrorResponse,
  ListStoryEditsParams,
  ListStoryVersionsParams,
  NotFoundResponse,
  ParseScreenplayAndCreateStoryRequest,
  PayloadTooLargeResponse,
  PreviewLink,
  PublicStory,
  RateLimitedResponse,
  RewriteStoryHeaders,
  RewriteStoryRequest,
  Rewriting,
  SaveBrowserTranslationRequest,
  Scene,
  SceneTranslation,
  SplitStoryIntoScenesHeaders,
  SplitStoryIntoScenesRequest,
  StorageFullResponse,
  Story,
  StoryDocument,
  StoryEditPage,
  StoryHistoryStep,
  StoryNotAuthorizedResponse,
  StoryPage,
  StoryStatus,
  StoryTranslation,
  StoryVersion,
  StoryVersionDocument,
  StoryVersionPage,
  SubmitStoryHeaders,
  TemplateOfferList,
  TranslateRemainingScenesHeaders,
  TranslateSceneRequest,
  TranslatorInfo,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UpdateAspectRatioRequest,
  UpdateStoryRequest,
  UpdateStoryTitleRequest,
  UpgradeRequiredResponse,
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




export const getArchiveStoryUrl = () => {




  return `/core-api/archive_story/`
}

/**
 * A preview link of an archived story answers 404.
 * @summary Archive a story or restore it
 */
export const archiveStory = async (archiveStoryRequest: ArchiveStoryRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getArchiveStoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(archiveStoryRequest)
  }
);}





export const getArchiveStoryMutationKey = () => ['archiveStory'] as const;

export const getArchiveStoryMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveStory>>, TError,ArchiveStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof archiveStory>>, TError,ArchiveStoryMutationVariables, TContext> => {

const mutationKey = getArchiveStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveStory>>, ArchiveStoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  archiveStory(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof archiveStory>>, variables: ArchiveStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'listProjects', 'getProject'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ArchiveStoryMutationResult = NonNullable<Awaited<ReturnType<typeof archiveStory>>>
    export type ArchiveStoryMutationBody = ArchiveStoryRequest
    export type ArchiveStoryMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ArchiveStoryMutationVariables = {data: ArchiveStoryRequest}

    /**
 * @summary Archive a story or restore it
 */
export const useArchiveStory = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveStory>>, TError,ArchiveStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveStory>>,
        TError,
        ArchiveStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getArchiveStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getChooseVisualsUrl = () => {




  return `/core-api/choose_visuals/`
}

/**
 * Offered visuals, from the media or the stock library, become the scene's A-rolls or overlay them.
 * @summary Choose which visuals a scene shows
 */
export const chooseVisuals = async (chooseVisualsRequest: ChooseVisualsRequest, options?: Parameters<typeof http>[1]): Promise<Scene> => {

return http<Scene>(getChooseVisualsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(chooseVisualsRequest)
  }
);}





export const getChooseVisualsMutationKey = () => ['chooseVisuals'] as const;

export const getChooseVisualsMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseVisuals>>, TError,ChooseVisualsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof chooseVisuals>>, TError,ChooseVisualsMutationVariables, TContext> => {

const mutationKey = getChooseVisualsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseVisuals>>, ChooseVisualsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  chooseVisuals(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof chooseVisuals>>, variables: ChooseVisualsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getScene', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ChooseVisualsMutationResult = NonNullable<Awaited<ReturnType<typeof chooseVisuals>>>
    export type ChooseVisualsMutationBody = ChooseVisualsRequest
    export type ChooseVisualsMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ChooseVisualsMutationVariables = {data: ChooseVisualsRequest}

    /**
 * @summary Choose which visuals a scene shows
 */
export const useChooseVisuals = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseVisuals>>, TError,ChooseVisualsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseVisuals>>,
        TError,
        ChooseVisualsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getChooseVisualsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateEmptyTextStoryUrl = () => {




  return `/core-api/create_empty_text_story/`
}

/**
 * The story has one empty scene.
 * @summary Create a blank story
 */
export const createEmptyTextStory = async (createEmptyTextStoryRequest: CreateEmptyTextStoryRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getCreateEmptyTextStoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createEmptyTextStoryRequest)
  }
);}





export const getCreateEmptyTextStoryMutationKey = () => ['createEmptyTextStory'] as const;

export const getCreateEmptyTextStoryMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEmptyTextStory>>, TError,CreateEmptyTextStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createEmptyTextStory>>, TError,CreateEmptyTextStoryMutationVariables, TContext> => {

const mutationKey = getCreateEmptyTextStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createEmptyTextStory>>, CreateEmptyTextStoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createEmptyTextStory(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createEmptyTextStory>>, variables: CreateEmptyTextStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserStories', 'listProjects', 'getProject'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateEmptyTextStoryMutationResult = NonNullable<Awaited<ReturnType<typeof createEmptyTextStory>>>
    export type CreateEmptyTextStoryMutationBody = CreateEmptyTextStoryRequest
    export type CreateEmptyTextStoryMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateEmptyTextStoryMutationVariables = {data: CreateEmptyTextStoryRequest}

    /**
 * @summary Create a blank story
 */
export const useCreateEmptyTextStory = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEmptyTextStory>>, TError,CreateEmptyTextStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createEmptyTextStory>>,
        TError,
        CreateEmptyTextStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateEmptyTextStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateNarratedStoryUrl = () => {




  return `/core-api/create_narrated_story/`
}

/**
 * The text is split into scenes word for word, all spoken by the narrator; `submitStory` generates voices and images. Free by a built-in engine; a model that writes the image prompts is paid by the text's length.
 * @summary Create a narrated story
 */
export const createNarratedStory = async (createNarratedStoryRequest: CreateNarratedStoryRequest,
    headers: CreateNarratedStoryHeaders, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getCreateNarratedStoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(createNarratedStoryRequest)
  }
);}





export const getCreateNarratedStoryMutationKey = () => ['createNarratedStory'] as const;

export const getCreateNarratedStoryMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNarratedStory>>, TError,CreateNarratedStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createNarratedStory>>, TError,CreateNarratedStoryMutationVariables, TContext> => {

const mutationKey = getCreateNarratedStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createNarratedStory>>, CreateNarratedStoryMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createNarratedStory(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createNarratedStory>>, variables: CreateNarratedStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserStories', 'listProjects', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateNarratedStoryMutationResult = NonNullable<Awaited<ReturnType<typeof createNarratedStory>>>
    export type CreateNarratedStoryMutationBody = CreateNarratedStoryRequest
    export type CreateNarratedStoryMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateNarratedStoryMutationVariables = {data: CreateNarratedStoryRequest;headers: CreateNarratedStoryHeaders}

    /**
 * @summary Create a narrated story
 */
export const useCreateNarratedStory = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNarratedStory>>, TError,CreateNarratedStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createNarratedStory>>,
        TError,
        CreateNarratedStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateNarratedStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDuplicateStoryUrl = () => {




  return `/core-api/duplicate_story/`
}

/**
 * The copy keeps texts, voices, images and settings; nothing is regenerated, so it is free.
 * @summary Copy a story
 */
export const duplicateStory = async (duplicateStoryRequest: DuplicateStoryRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getDuplicateStoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(duplicateStoryRequest)
  }
);}





export const getDuplicateStoryMutationKey = () => ['duplicateStory'] as const;

export const getDuplicateStoryMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof duplicateStory>>, TError,DuplicateStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof duplicateStory>>, TError,DuplicateStoryMutationVariables, TContext> => {

const mutationKey = getDuplicateStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof duplicateStory>>, DuplicateStoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  duplicateStory(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof duplicateStory>>, variables: DuplicateStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserStories', 'listProjects', 'getProject'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DuplicateStoryMutationResult = NonNullable<Awaited<ReturnType<typeof duplicateStory>>>
    export type DuplicateStoryMutationBody = DuplicateStoryRequest
    export type DuplicateStoryMutationError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DuplicateStoryMutationVariables = {data: DuplicateStoryRequest}

    /**
 * @summary Copy a story
 */
export const useDuplicateStory = <TError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof duplicateStory>>, TError,DuplicateStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof duplicateStory>>,
        TError,
        DuplicateStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDuplicateStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDuplicateStoryInAnotherLanguageUrl = () => {




  return `/core-api/duplicate_story_in_another_language/`
}

/**
 * Texts are translated and spoken again; images stay, and no word is ever cut: a scene is as long as its speech. The copy is GENERATING until it is done; failed scenes are refunded. By hand, the copy exists at once with the original's text.
 * @summary Copy a story into another language
 */
export const duplicateStoryInAnotherLanguage = async (duplicateStoryInAnotherLanguageRequest: DuplicateStoryInAnotherLanguageRequest,
    headers: DuplicateStoryInAnotherLanguageHeaders, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getDuplicateStoryInAnotherLanguageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(duplicateStoryInAnotherLanguageRequest)
  }
);}





export const getDuplicateStoryInAnotherLanguageMutationKey = () => ['duplicateStoryInAnotherLanguage'] as const;

export const getDuplicateStoryInAnotherLanguageMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof duplicateStoryInAnotherLanguage>>, TError,DuplicateStoryInAnotherLanguageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof duplicateStoryInAnotherLanguage>>, TError,DuplicateStoryInAnotherLanguageMutationVariables, TContext> => {

const mutationKey = getDuplicateStoryInAnotherLanguageMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof duplicateStoryInAnotherLanguage>>, DuplicateStoryInAnotherLanguageMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  duplicateStoryInAnotherLanguage(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof duplicateStoryInAnotherLanguage>>, variables: DuplicateStoryInAnotherLanguageMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserStories', 'listProjects', 'getUserDetails', 'getCreditsSummary', 'getProject'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DuplicateStoryInAnotherLanguageMutationResult = NonNullable<Awaited<ReturnType<typeof duplicateStoryInAnotherLanguage>>>
    export type DuplicateStoryInAnotherLanguageMutationBody = DuplicateStoryInAnotherLanguageRequest
    export type DuplicateStoryInAnotherLanguageMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DuplicateStoryInAnotherLanguageMutationVariables = {data: DuplicateStoryInAnotherLanguageRequest;headers: DuplicateStoryInAnotherLanguageHeaders}

    /**
 * @summary Copy a story into another language
 */
export const useDuplicateStoryInAnotherLanguage = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof duplicateStoryInAnotherLanguage>>, TError,DuplicateStoryInAnotherLanguageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof duplicateStoryInAnotherLanguage>>,
        TError,
        DuplicateStoryInAnotherLanguageMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDuplicateStoryInAnotherLanguageMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDuplicateTemplateInAnotherAccountUrl = () => {




  return `/core-api/duplicate_template_in_another_account/`
}

/**
 * The account with this email accepts or declines. The current story is transferred: texts, voices, generated and stock images, caption style and music. Uploads, recordings, cast, prompts, project, brand and exports are not. The answer is the same whether or not the account exists, so emails cannot be probed.
 * @summary Offer a copy of a story to another account
 */
export const duplicateTemplateInAnotherAccount = async (duplicateTemplateInAnotherAccountRequest: DuplicateTemplateInAnotherAccountRequest, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

return http<Acknowledgement>(getDuplicateTemplateInAnotherAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(duplicateTemplateInAnotherAccountRequest)
  }
);}





export const getDuplicateTemplateInAnotherAccountMutationKey = () => ['duplicateTemplateInAnotherAccount'] as const;

export const getDuplicateTemplateInAnotherAccountMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof duplicateTemplateInAnotherAccount>>, TError,DuplicateTemplateInAnotherAccountMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof duplicateTemplateInAnotherAccount>>, TError,DuplicateTemplateInAnotherAccountMutationVariables, TContext> => {

const mutationKey = getDuplicateTemplateInAnotherAccountMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof duplicateTemplateInAnotherAccount>>, DuplicateTemplateInAnotherAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  duplicateTemplateInAnotherAccount(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof duplicateTemplateInAnotherAccount>>, variables: DuplicateTemplateInAnotherAccountMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listGivenTemplateOffers'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DuplicateTemplateInAnotherAccountMutationResult = NonNullable<Awaited<ReturnType<typeof duplicateTemplateInAnotherAccount>>>
    export type DuplicateTemplateInAnotherAccountMutationBody = DuplicateTemplateInAnotherAccountRequest
    export type DuplicateTemplateInAnotherAccountMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DuplicateTemplateInAnotherAccountMutationVariables = {data: DuplicateTemplateInAnotherAccountRequest}

    /**
 * @summary Offer a copy of a story to another account
 */
export const useDuplicateTemplateInAnotherAccount = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof duplicateTemplateInAnotherAccount>>, TError,DuplicateTemplateInAnotherAccountMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof duplicateTemplateInAnotherAccount>>,
        TError,
        DuplicateTemplateInAnotherAccountMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDuplicateTemplateInAnotherAccountMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getEstimateCreditsForStoryUrl = () => {




  return `/core-api/estimate_credits_for_story/`
}

/**
 * Nothing is charged. Estimates what `submitStory` would generate now, or with `redraws` what `generateWholeLongStoryVideo` would; free where there is nothing to generate.
 * @summary Estimate the credits that generating a story would cost
 */
export const estimateCreditsForStory = async (estimateCreditsForStoryRequest: EstimateCreditsForStoryRequest, options?: Parameters<typeof http>[1]): Promise<CreditsEstimate> => {

return http<CreditsEstimate>(getEstimateCreditsForStoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(estimateCreditsForStoryRequest)
  }
);}





export const getEstimateCreditsForStoryMutationKey = () => ['estimateCreditsForStory'] as const;

export const getEstimateCreditsForStoryMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof estimateCreditsForStory>>, TError,EstimateCreditsForStoryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof estimateCreditsForStory>>, TError,EstimateCreditsForStoryMutationVariables, TContext> => {

const mutationKey = getEstimateCreditsForStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof estimateCreditsForStory>>, EstimateCreditsForStoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  estimateCreditsForStory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EstimateCreditsForStoryMutationResult = NonNullable<Awaited<ReturnType<typeof estimateCreditsForStory>>>
    export type EstimateCreditsForStoryMutationBody = EstimateCreditsForStoryRequest
    export type EstimateCreditsForStoryMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type EstimateCreditsForStoryMutationVariables = {data: EstimateCreditsForStoryRequest}

    /**
 * @summary Estimate the credits that generating a story would cost
 */
export const useEstimateCreditsForStory = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof estimateCreditsForStory>>, TError,EstimateCreditsForStoryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof estimateCreditsForStory>>,
        TError,
        EstimateCreditsForStoryMutationVariables,
        TContext
      > => {
      return useMutation(getEstimateCreditsForStoryMutationOptions(options), queryClient);
    }
    export const getListExampleStoriesUrl = () => {




  return `/core-api/example-story/`
}

/**
 * @summary List example stories
 */
export const listExampleStories = async ( options?: Parameters<typeof http>[1]): Promise<ExampleStoryList> => {

  return http<ExampleStoryList>(getListExampleStoriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListExampleStoriesQueryKey = () => {
    return [
    "listExampleStories"
    ] as const;
    }


export const getListExampleStoriesQueryOptions = <TData = Awaited<ReturnType<typeof listExampleStories>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExampleStories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExampleStoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExampleStories>>> = ({ signal }) => listExampleStories({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listExampleStories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExampleStoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listExampleStories>>>
export type ListExampleStoriesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListExampleStories<TData = Awaited<ReturnType<typeof listExampleStories>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExampleStories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExampleStories>>,
          TError,
          Awaited<ReturnType<typeof listExampleStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExampleStories<TData = Awaited<ReturnType<typeof listExampleStories>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExampleStories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExampleStories>>,
          TError,
          Awaited<ReturnType<typeof listExampleStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExampleStories<TData = Awaited<ReturnType<typeof listExampleStories>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExampleStories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List example stories
 */

export function useListExampleStories<TData = Awaited<ReturnType<typeof listExampleStories>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExampleStories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExampleStoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCopyExampleStoryUrl = (exampleId: string,) => {




  return `/core-api/example-story/${encodeURIComponent(String(exampleId))}/copy/`
}

/**
 * The copy is the account's own and can be changed like any other story. It is complete, and costs nothing.
 * @summary Copy an example story
 */
export const copyExampleStory = async (exampleId: string, options?: Parameters<typeof http>[1]): Promise<Story> => {

  return http<Story>(getCopyExampleStoryUrl(exampleId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCopyExampleStoryMutationKey = () => ['copyExampleStory'] as const;

export const getCopyExampleStoryMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof copyExampleStory>>, TError,CopyExampleStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof copyExampleStory>>, TError,CopyExampleStoryMutationVariables, TContext> => {

const mutationKey = getCopyExampleStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof copyExampleStory>>, CopyExampleStoryMutationVariables> = (props) => {
          const {exampleId} = props ?? {};

          return  copyExampleStory(exampleId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof copyExampleStory>>, variables: CopyExampleStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserStories'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CopyExampleStoryMutationResult = NonNullable<Awaited<ReturnType<typeof copyExampleStory>>>

    export type CopyExampleStoryMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CopyExampleStoryMutationVariables = {exampleId: string}

    /**
 * @summary Copy an example story
 */
export const useCopyExampleStory = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof copyExampleStory>>, TError,CopyExampleStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof copyExampleStory>>,
        TError,
        CopyExampleStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCopyExampleStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGeneratePreviewLinkUrl = () => {




  return `/core-api/generate_preview_link/`
}

/**
 * A story has one link; another call returns the same one and may change its expiry.
 * @summary Create a public preview link
 */
export const generatePreviewLink = async (generatePreviewLinkRequest: GeneratePreviewLinkRequest, options?: Parameters<typeof http>[1]): Promise<PreviewLink> => {

return http<PreviewLink>(getGeneratePreviewLinkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(generatePreviewLinkRequest)
  }
);}





export const getGeneratePreviewLinkMutationKey = () => ['generatePreviewLink'] as const;

export const getGeneratePreviewLinkMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generatePreviewLink>>, TError,GeneratePreviewLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generatePreviewLink>>, TError,GeneratePreviewLinkMutationVariables, TContext> => {

const mutationKey = getGeneratePreviewLinkMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generatePreviewLink>>, GeneratePreviewLinkMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  generatePreviewLink(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof generatePreviewLink>>, variables: GeneratePreviewLinkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GeneratePreviewLinkMutationResult = NonNullable<Awaited<ReturnType<typeof generatePreviewLink>>>
    export type GeneratePreviewLinkMutationBody = GeneratePreviewLinkRequest
    export type GeneratePreviewLinkMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type GeneratePreviewLinkMutationVariables = {data: GeneratePreviewLinkRequest}

    /**
 * @summary Create a public preview link
 */
export const useGeneratePreviewLink = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generatePreviewLink>>, TError,GeneratePreviewLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generatePreviewLink>>,
        TError,
        GeneratePreviewLinkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGeneratePreviewLinkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGenerateWholeLongStoryVideoUrl = () => {




  return `/core-api/generate_whole_long_story_video/`
}

/**
 * IMAGE generates an image for every A-roll, VIDEO makes a clip of it as well. Failed scenes are refunded and can be requested again alone (`only_failed`); `cancelGeneration` stops the waiting ones.
 * @summary Regenerate the visuals of every scene
 */
export const generateWholeLongStoryVideo = async (generateWholeLongStoryVideoRequest: GenerateWholeLongStoryVideoRequest,
    headers: GenerateWholeLongStoryVideoHeaders, options?: Parameters<typeof http>[1]): Promise<StoryStatus> => {

return http<StoryStatus>(getGenerateWholeLongStoryVideoUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(generateWholeLongStoryVideoRequest)
  }
);}





export const getGenerateWholeLongStoryVideoMutationKey = () => ['generateWholeLongStoryVideo'] as const;

export const getGenerateWholeLongStoryVideoMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateWholeLongStoryVideo>>, TError,GenerateWholeLongStoryVideoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generateWholeLongStoryVideo>>, TError,GenerateWholeLongStoryVideoMutationVariables, TContext> => {

const mutationKey = getGenerateWholeLongStoryVideoMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generateWholeLongStoryVideo>>, GenerateWholeLongStoryVideoMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  generateWholeLongStoryVideo(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof generateWholeLongStoryVideo>>, variables: GenerateWholeLongStoryVideoMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GenerateWholeLongStoryVideoMutationResult = NonNullable<Awaited<ReturnType<typeof generateWholeLongStoryVideo>>>
    export type GenerateWholeLongStoryVideoMutationBody = GenerateWholeLongStoryVideoRequest
    export type GenerateWholeLongStoryVideoMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type GenerateWholeLongStoryVideoMutationVariables = {data: GenerateWholeLongStoryVideoRequest;headers: GenerateWholeLongStoryVideoHeaders}

    /**
 * @summary Regenerate the visuals of every scene
 */
export const useGenerateWholeLongStoryVideo = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateWholeLongStoryVideo>>, TError,GenerateWholeLongStoryVideoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generateWholeLongStoryVideo>>,
        TError,
        GenerateWholeLongStoryVideoMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerateWholeLongStoryVideoMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetPublicStoryUrl = (params: GetPublicStoryParams,) => withQuery(`/core-api/get_public_story/`, params)

/**
 * Nothing of the owner but the title. Unknown, revoked, expired and archived links have the same answer.
 * @summary Watch a shared story
 */
export const getPublicStory = async (params: GetPublicStoryParams, options?: Parameters<typeof http>[1]): Promise<PublicStory> => {

  return http<PublicStory>(getGetPublicStoryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPublicStoryQueryKey = (params?: GetPublicStoryParams,) => {
    return [
    "getPublicStory", ...(params ? [params] : [])
    ] as const;
    }


export const getGetPublicStoryQueryOptions = <TData = Awaited<ReturnType<typeof getPublicStory>>, TError = ErrorType<ValidationFailedResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>>(params: GetPublicStoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicStoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicStory>>> = ({ signal }) => getPublicStory(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicStoryQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicStory>>>
export type GetPublicStoryQueryError = ErrorType<ValidationFailedResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>


export function useGetPublicStory<TData = Awaited<ReturnType<typeof getPublicStory>>, TError = ErrorType<ValidationFailedResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPublicStoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicStory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicStory>>,
          TError,
          Awaited<ReturnType<typeof getPublicStory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicStory<TData = Awaited<ReturnType<typeof getPublicStory>>, TError = ErrorType<ValidationFailedResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPublicStoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicStory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicStory>>,
          TError,
          Awaited<ReturnType<typeof getPublicStory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicStory<TData = Awaited<ReturnType<typeof getPublicStory>>, TError = ErrorType<ValidationFailedResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPublicStoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Watch a shared story
 */

export function useGetPublicStory<TData = Awaited<ReturnType<typeof getPublicStory>>, TError = ErrorType<ValidationFailedResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetPublicStoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicStoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStoryUrl = (params: GetStoryParams,) => withQuery(`/core-api/get_story/`, params)

/**
 * Everything the editor and the player need, in one answer.
 * @summary Load a whole story
 */
export const getStory = async (params: GetStoryParams, options?: Parameters<typeof http>[1]): Promise<StoryDocument> => {

  return http<StoryDocument>(getGetStoryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStoryQueryKey = (params?: GetStoryParams,) => {
    return [
    "getStory", ...(params ? [params] : [])
    ] as const;
    }


export const getGetStoryQueryOptions = <TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | StoryNotAuthorizedResponse | InternalErrorResponse | UnavailableResponse>>(params: GetStoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStory>>> = ({ signal }) => getStory(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoryQueryResult = NonNullable<Awaited<ReturnType<typeof getStory>>>
export type GetStoryQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | StoryNotAuthorizedResponse | InternalErrorResponse | UnavailableResponse>


export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | StoryNotAuthorizedResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStory>>,
          TError,
          Awaited<ReturnType<typeof getStory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | StoryNotAuthorizedResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStory>>,
          TError,
          Awaited<ReturnType<typeof getStory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | StoryNotAuthorizedResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load a whole story
 */

export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | StoryNotAuthorizedResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStoryStatusUrl = (params: GetStoryStatusParams,) => withQuery(`/core-api/get_story_status/`, params)

/**
 * Small enough to be polled every second. After a lost connection a client compares `revision` with its own and loads the story again when it is behind.
 * @summary Read the progress of a story
 */
export const getStoryStatus = async (params: GetStoryStatusParams, options?: Parameters<typeof http>[1]): Promise<StoryStatus> => {

  return http<StoryStatus>(getGetStoryStatusUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStoryStatusQueryKey = (params?: GetStoryStatusParams,) => {
    return [
    "getStoryStatus", ...(params ? [params] : [])
    ] as const;
    }


export const getGetStoryStatusQueryOptions = <TData = Awaited<ReturnType<typeof getStoryStatus>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | StoryNotAuthorizedResponse | InternalErrorResponse | UnavailableResponse>>(params: GetStoryStatusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoryStatusQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStoryStatus>>> = ({ signal }) => getStoryStatus(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStoryStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoryStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getStoryStatus>>>
export type GetStoryStatusQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | StoryNotAuthorizedResponse | InternalErrorResponse | UnavailableResponse>


export function useGetStoryStatus<TData = Awaited<ReturnType<typeof getStoryStatus>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | StoryNotAuthorizedResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryStatusParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoryStatus>>,
          TError,
          Awaited<ReturnType<typeof getStoryStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoryStatus<TData = Awaited<ReturnType<typeof getStoryStatus>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | StoryNotAuthorizedResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryStatusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoryStatus>>,
          TError,
          Awaited<ReturnType<typeof getStoryStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoryStatus<TData = Awaited<ReturnType<typeof getStoryStatus>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | StoryNotAuthorizedResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryStatusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the progress of a story
 */

export function useGetStoryStatus<TData = Awaited<ReturnType<typeof getStoryStatus>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | StoryNotAuthorizedResponse | InternalErrorResponse | UnavailableResponse>>(
 params: GetStoryStatusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoryStatusQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetUserStoriesUrl = (params?: GetUserStoriesParams,) => withQuery(`/core-api/get_user_stories/`, params)

/**
 * Newest change first. `query` looks in the title and the prompt.
 * @summary List or search stories of the signed-in user
 */
export const getUserStories = async (params?: GetUserStoriesParams, options?: Parameters<typeof http>[1]): Promise<StoryPage> => {

  return http<StoryPage>(getGetUserStoriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetUserStoriesQueryKey = (params?: GetUserStoriesParams,) => {
    return [
    "getUserStories", ...(params ? [params] : [])
    ] as const;
    }


export const getGetUserStoriesQueryOptions = <TData = Awaited<ReturnType<typeof getUserStories>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(params?: GetUserStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserStories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserStoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserStories>>> = ({ signal }) => getUserStories(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserStories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserStoriesQueryResult = NonNullable<Awaited<ReturnType<typeof getUserStories>>>
export type GetUserStoriesQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetUserStories<TData = Awaited<ReturnType<typeof getUserStories>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params: undefined |  GetUserStoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserStories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserStories>>,
          TError,
          Awaited<ReturnType<typeof getUserStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserStories<TData = Awaited<ReturnType<typeof getUserStories>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetUserStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserStories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserStories>>,
          TError,
          Awaited<ReturnType<typeof getUserStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserStories<TData = Awaited<ReturnType<typeof getUserStories>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetUserStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserStories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List or search stories of the signed-in user
 */

export function useGetUserStories<TData = Awaited<ReturnType<typeof getUserStories>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
 params?: GetUserStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserStories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserStoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGivenTemplateOffersUrl = () => {




  return `/core-api/given-template-offer/`
}

/**
 * Accepted, declined, withdrawn and ended offers are no longer listed; how one was answered is not shown.
 * @summary List the unanswered template offers of this account
 */
export const listGivenTemplateOffers = async ( options?: Parameters<typeof http>[1]): Promise<GivenTemplateOfferList> => {

  return http<GivenTemplateOfferList>(getListGivenTemplateOffersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGivenTemplateOffersQueryKey = () => {
    return [
    "listGivenTemplateOffers"
    ] as const;
    }


export const getListGivenTemplateOffersQueryOptions = <TData = Awaited<ReturnType<typeof listGivenTemplateOffers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGivenTemplateOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGivenTemplateOffersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGivenTemplateOffers>>> = ({ signal }) => listGivenTemplateOffers({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGivenTemplateOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGivenTemplateOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listGivenTemplateOffers>>>
export type ListGivenTemplateOffersQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListGivenTemplateOffers<TData = Awaited<ReturnType<typeof listGivenTemplateOffers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGivenTemplateOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGivenTemplateOffers>>,
          TError,
          Awaited<ReturnType<typeof listGivenTemplateOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGivenTemplateOffers<TData = Awaited<ReturnType<typeof listGivenTemplateOffers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGivenTemplateOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGivenTemplateOffers>>,
          TError,
          Awaited<ReturnType<typeof listGivenTemplateOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGivenTemplateOffers<TData = Awaited<ReturnType<typeof listGivenTemplateOffers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGivenTemplateOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the unanswered template offers of this account
 */

export function useListGivenTemplateOffers<TData = Awaited<ReturnType<typeof listGivenTemplateOffers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGivenTemplateOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGivenTemplateOffersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getWithdrawTemplateOfferUrl = (offerId: string,) => {




  return `/core-api/given-template-offer/${encodeURIComponent(String(offerId))}/`
}

/**
 * The offer ends; its receiver no longer finds it.
 * @summary Withdraw a template that this account offers
 */
export const withdrawTemplateOffer = async (offerId: string, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getWithdrawTemplateOfferUrl(offerId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getWithdrawTemplateOfferMutationKey = () => ['withdrawTemplateOffer'] as const;

export const getWithdrawTemplateOfferMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawTemplateOffer>>, TError,WithdrawTemplateOfferMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawTemplateOffer>>, TError,WithdrawTemplateOfferMutationVariables, TContext> => {

const mutationKey = getWithdrawTemplateOfferMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawTemplateOffer>>, WithdrawTemplateOfferMutationVariables> = (props) => {
          const {offerId} = props ?? {};

          return  withdrawTemplateOffer(offerId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof withdrawTemplateOffer>>, variables: WithdrawTemplateOfferMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listGivenTemplateOffers'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type WithdrawTemplateOfferMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawTemplateOffer>>>

    export type WithdrawTemplateOfferMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type WithdrawTemplateOfferMutationVariables = {offerId: string}

    /**
 * @summary Withdraw a template that this account offers
 */
export const useWithdrawTemplateOffer = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawTemplateOffer>>, TError,WithdrawTemplateOfferMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawTemplateOffer>>,
        TError,
        WithdrawTemplateOfferMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getWithdrawTemplateOfferMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getParseScreenplayAndCreateStoryUrl = () => {




  return `/core-api/parse_screenplay_and_create_story/`
}

/**
 * Creates the screenplay segments, the locations, the characters and the scenes: the narrator reads the action, the characters the dialogue. Where the story has this very text already, nothing changes.
 * @summary Parse a screenplay into a story
 */
export const parseScreenplayAndCreateStory = async (parseScreenplayAndCreateStoryRequest: ParseScreenplayAndCreateStoryRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getParseScreenplayAndCreateStoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(parseScreenplayAndCreateStoryRequest)
  }
);}





export const getParseScreenplayAndCreateStoryMutationKey = () => ['parseScreenplayAndCreateStory'] as const;

export const getParseScreenplayAndCreateStoryMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof parseScreenplayAndCreateStory>>, TError,ParseScreenplayAndCreateStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof parseScreenplayAndCreateStory>>, TError,ParseScreenplayAndCreateStoryMutationVariables, TContext> => {

const mutationKey = getParseScreenplayAndCreateStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof parseScreenplayAndCreateStory>>, ParseScreenplayAndCreateStoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  parseScreenplayAndCreateStory(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof parseScreenplayAndCreateStory>>, variables: ParseScreenplayAndCreateStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'listScreenplaySegments', 'listCharacters', 'listLocations'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ParseScreenplayAndCreateStoryMutationResult = NonNullable<Awaited<ReturnType<typeof parseScreenplayAndCreateStory>>>
    export type ParseScreenplayAndCreateStoryMutationBody = ParseScreenplayAndCreateStoryRequest
    export type ParseScreenplayAndCreateStoryMutationError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ParseScreenplayAndCreateStoryMutationVariables = {data: ParseScreenplayAndCreateStoryRequest}

    /**
 * @summary Parse a screenplay into a story
 */
export const useParseScreenplayAndCreateStory = <TError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof parseScreenplayAndCreateStory>>, TError,ParseScreenplayAndCreateStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof parseScreenplayAndCreateStory>>,
        TError,
        ParseScreenplayAndCreateStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getParseScreenplayAndCreateStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSplitStoryIntoScenesUrl = () => {




  return `/core-api/split_story_into_scenes/`
}

/**
 * The text stays word for word and the same text is always split in the same places; free by a built-in engine. A model that writes the image prompts is paid by the text's length. Previous scenes are saved as a version, and user additions to one (a chosen image, a recording, captions) stay with its words where these return. A script longer than the account's limit is split all the same, so that it can be seen and shortened; `submitStory` refuses to generate it.
 * @summary Split a script into scenes
 */
export const splitStoryIntoScenes = async (splitStoryIntoScenesRequest: SplitStoryIntoScenesRequest,
    headers: SplitStoryIntoScenesHeaders, options?: Parameters<typeof http>[1]): Promise<StoryStatus> => {

return http<StoryStatus>(getSplitStoryIntoScenesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(splitStoryIntoScenesRequest)
  }
);}





export const getSplitStoryIntoScenesMutationKey = () => ['splitStoryIntoScenes'] as const;

export const getSplitStoryIntoScenesMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof splitStoryIntoScenes>>, TError,SplitStoryIntoScenesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof splitStoryIntoScenes>>, TError,SplitStoryIntoScenesMutationVariables, TContext> => {

const mutationKey = getSplitStoryIntoScenesMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof splitStoryIntoScenes>>, SplitStoryIntoScenesMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  splitStoryIntoScenes(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof splitStoryIntoScenes>>, variables: SplitStoryIntoScenesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'listStoryVersions', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SplitStoryIntoScenesMutationResult = NonNullable<Awaited<ReturnType<typeof splitStoryIntoScenes>>>
    export type SplitStoryIntoScenesMutationBody = SplitStoryIntoScenesRequest
    export type SplitStoryIntoScenesMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SplitStoryIntoScenesMutationVariables = {data: SplitStoryIntoScenesRequest;headers: SplitStoryIntoScenesHeaders}

    /**
 * @summary Split a script into scenes
 */
export const useSplitStoryIntoScenes = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof splitStoryIntoScenes>>, TError,SplitStoryIntoScenesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof splitStoryIntoScenes>>,
        TError,
        SplitStoryIntoScenesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSplitStoryIntoScenesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateStoryUrl = () => {




  return `/core-api/story/`
}

/**
 * The story is a DRAFT without scenes. `generateStoryWithScriptType` or `splitStoryIntoScenes` write it, `submitStory` makes voices and images.
 * @summary Create a story
 */
export const createStory = async (createStoryRequest: CreateStoryRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getCreateStoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createStoryRequest)
  }
);}





export const getCreateStoryMutationKey = () => ['createStory'] as const;

export const getCreateStoryMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStory>>, TError,CreateStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createStory>>, TError,CreateStoryMutationVariables, TContext> => {

const mutationKey = getCreateStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStory>>, CreateStoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createStory(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createStory>>, variables: CreateStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserStories', 'listProjects', 'getProject'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateStoryMutationResult = NonNullable<Awaited<ReturnType<typeof createStory>>>
    export type CreateStoryMutationBody = CreateStoryRequest
    export type CreateStoryMutationError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateStoryMutationVariables = {data: CreateStoryRequest}

    /**
 * @summary Create a story
 */
export const useCreateStory = <TError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStory>>, TError,CreateStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStory>>,
        TError,
        CreateStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateAndGenerateStoryUrl = () => {




  return `/core-api/story/generate/`
}

/**
 * Does the work of `createStory`, `generateStoryWithScriptType` and `submitStory` at once: the story exists and is generating, or, when anything is refused, does not exist. The first generation by built-in engines is free. `getStoryStatus` shows the progress.
 * @summary Create a story, write it and generate it
 */
export const createAndGenerateStory = async (createAndGenerateStoryRequest: CreateAndGenerateStoryRequest,
    headers: CreateAndGenerateStoryHeaders, options?: Parameters<typeof http>[1]): Promise<StoryStatus> => {

return http<StoryStatus>(getCreateAndGenerateStoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(createAndGenerateStoryRequest)
  }
);}





export const getCreateAndGenerateStoryMutationKey = () => ['createAndGenerateStory'] as const;

export const getCreateAndGenerateStoryMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAndGenerateStory>>, TError,CreateAndGenerateStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAndGenerateStory>>, TError,CreateAndGenerateStoryMutationVariables, TContext> => {

const mutationKey = getCreateAndGenerateStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAndGenerateStory>>, CreateAndGenerateStoryMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createAndGenerateStory(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createAndGenerateStory>>, variables: CreateAndGenerateStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserStories', 'listProjects', 'getProject'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateAndGenerateStoryMutationResult = NonNullable<Awaited<ReturnType<typeof createAndGenerateStory>>>
    export type CreateAndGenerateStoryMutationBody = CreateAndGenerateStoryRequest
    export type CreateAndGenerateStoryMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateAndGenerateStoryMutationVariables = {data: CreateAndGenerateStoryRequest;headers: CreateAndGenerateStoryHeaders}

    /**
 * @summary Create a story, write it and generate it
 */
export const useCreateAndGenerateStory = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAndGenerateStory>>, TError,CreateAndGenerateStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAndGenerateStory>>,
        TError,
        CreateAndGenerateStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateAndGenerateStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getPrepareGenerationUrl = () => {




  return `/core-api/story/prepare/`
}

/**
 * Announces that the user begins to write a prompt for `createAndGenerateStory`. Built-in engines with a start time start now, so that the first scene waits for their work only; others have nothing to prepare. Nothing is generated, stored or charged.
 * @summary Start the engines that a story is about to need
 */
export const prepareGeneration = async ( options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getPrepareGenerationUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getPrepareGenerationMutationKey = () => ['prepareGeneration'] as const;

export const getPrepareGenerationMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof prepareGeneration>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof prepareGeneration>>, TError,void, TContext> => {

const mutationKey = getPrepareGenerationMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof prepareGeneration>>, void> = () => {


          return  prepareGeneration(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrepareGenerationMutationResult = NonNullable<Awaited<ReturnType<typeof prepareGeneration>>>

    export type PrepareGenerationMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>


    /**
 * @summary Start the engines that a story is about to need
 */
export const usePrepareGeneration = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof prepareGeneration>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof prepareGeneration>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getPrepareGenerationMutationOptions(options), queryClient);
    }
    export const getUpdateStoryUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/`
}

/**
 * Every step of the wizard and the style panel save through this call. Scenes that exist keep their images and voices until they are made again.
 * @summary Save choices of the wizard
 */
export const updateStory = async (storyId: string,
    updateStoryRequest: UpdateStoryRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getUpdateStoryUrl(storyId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateStoryRequest)
  }
);}





export const getUpdateStoryMutationKey = () => ['updateStory'] as const;

export const getUpdateStoryMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStory>>, TError,UpdateStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStory>>, TError,UpdateStoryMutationVariables, TContext> => {

const mutationKey = getUpdateStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStory>>, UpdateStoryMutationVariables> = (props) => {
          const {storyId,data} = props ?? {};

          return  updateStory(storyId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateStory>>, variables: UpdateStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'listStoryEdits', 'listProjects', 'getProject'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateStoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateStory>>>
    export type UpdateStoryMutationBody = UpdateStoryRequest
    export type UpdateStoryMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateStoryMutationVariables = {storyId: string;data: UpdateStoryRequest}

    /**
 * @summary Save choices of the wizard
 */
export const useUpdateStory = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStory>>, TError,UpdateStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStory>>,
        TError,
        UpdateStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCancelGenerationUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/cancel/`
}

/**
 * Finished pieces are kept and the rest is refunded; the story returns to DRAFT, or stays COMPLETED when it was before. Unfinished new visuals of a finished story (`generateWholeLongStoryVideo`) are cancelled, and the old ones stay.
 * @summary Stop a generation
 */
export const cancelGeneration = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<StoryStatus> => {

  return http<StoryStatus>(getCancelGenerationUrl(storyId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCancelGenerationMutationKey = () => ['cancelGeneration'] as const;

export const getCancelGenerationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelGeneration>>, TError,CancelGenerationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelGeneration>>, TError,CancelGenerationMutationVariables, TContext> => {

const mutationKey = getCancelGenerationMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelGeneration>>, CancelGenerationMutationVariables> = (props) => {
          const {storyId} = props ?? {};

          return  cancelGeneration(storyId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof cancelGeneration>>, variables: CancelGenerationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CancelGenerationMutationResult = NonNullable<Awaited<ReturnType<typeof cancelGeneration>>>

    export type CancelGenerationMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CancelGenerationMutationVariables = {storyId: string}

    /**
 * @summary Stop a generation
 */
export const useCancelGeneration = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelGeneration>>, TError,CancelGenerationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelGeneration>>,
        TError,
        CancelGenerationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelGenerationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListStoryEditsUrl = (storyId: string,
    params?: ListStoryEditsParams,) => withQuery(`/core-api/story/${encodeURIComponent(String(storyId))}/edits/`, params)

/**
 * Newest first. Work of jobs is not in the log.
 * @summary List the changes of a story
 */
export const listStoryEdits = async (storyId: string,
    params?: ListStoryEditsParams, options?: Parameters<typeof http>[1]): Promise<StoryEditPage> => {

  return http<StoryEditPage>(getListStoryEditsUrl(storyId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStoryEditsQueryKey = (storyId: string,
    params?: ListStoryEditsParams,) => {
    return [
    "listStoryEdits", ...(storyId ? [storyId] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListStoryEditsQueryOptions = <TData = Awaited<ReturnType<typeof listStoryEdits>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string,
    params?: ListStoryEditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoryEdits>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStoryEditsQueryKey(storyId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStoryEdits>>> = ({ signal }) => listStoryEdits(storyId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStoryEdits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStoryEditsQueryResult = NonNullable<Awaited<ReturnType<typeof listStoryEdits>>>
export type ListStoryEditsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useListStoryEdits<TData = Awaited<ReturnType<typeof listStoryEdits>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    params: undefined |  ListStoryEditsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoryEdits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStoryEdits>>,
          TError,
          Awaited<ReturnType<typeof listStoryEdits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoryEdits<TData = Awaited<ReturnType<typeof listStoryEdits>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    params?: ListStoryEditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoryEdits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStoryEdits>>,
          TError,
          Awaited<ReturnType<typeof listStoryEdits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoryEdits<TData = Awaited<ReturnType<typeof listStoryEdits>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    params?: ListStoryEditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoryEdits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the changes of a story
 */

export function useListStoryEdits<TData = Awaited<ReturnType<typeof listStoryEdits>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    params?: ListStoryEditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoryEdits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStoryEditsQueryOptions(storyId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRevokePreviewLinkUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/preview_link/`
}

/**
 * From then on the link answers 404; a new one gets another key.
 * @summary Revoke the public preview link
 */
export const revokePreviewLink = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<Story> => {

  return http<Story>(getRevokePreviewLinkUrl(storyId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokePreviewLinkMutationKey = () => ['revokePreviewLink'] as const;

export const getRevokePreviewLinkMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokePreviewLink>>, TError,RevokePreviewLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokePreviewLink>>, TError,RevokePreviewLinkMutationVariables, TContext> => {

const mutationKey = getRevokePreviewLinkMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokePreviewLink>>, RevokePreviewLinkMutationVariables> = (props) => {
          const {storyId} = props ?? {};

          return  revokePreviewLink(storyId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof revokePreviewLink>>, variables: RevokePreviewLinkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RevokePreviewLinkMutationResult = NonNullable<Awaited<ReturnType<typeof revokePreviewLink>>>

    export type RevokePreviewLinkMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RevokePreviewLinkMutationVariables = {storyId: string}

    /**
 * @summary Revoke the public preview link
 */
export const useRevokePreviewLink = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokePreviewLink>>, TError,RevokePreviewLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokePreviewLink>>,
        TError,
        RevokePreviewLinkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRevokePreviewLinkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRedoStoryEditUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/redo/`
}

/**
 * Only until a new edit is made.
 * @summary Redo the last undone change
 */
export const redoStoryEdit = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<StoryHistoryStep> => {

  return http<StoryHistoryStep>(getRedoStoryEditUrl(storyId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRedoStoryEditMutationKey = () => ['redoStoryEdit'] as const;

export const getRedoStoryEditMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redoStoryEdit>>, TError,RedoStoryEditMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof redoStoryEdit>>, TError,RedoStoryEditMutationVariables, TContext> => {

const mutationKey = getRedoStoryEditMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redoStoryEdit>>, RedoStoryEditMutationVariables> = (props) => {
          const {storyId} = props ?? {};

          return  redoStoryEdit(storyId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof redoStoryEdit>>, variables: RedoStoryEditMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RedoStoryEditMutationResult = NonNullable<Awaited<ReturnType<typeof redoStoryEdit>>>

    export type RedoStoryEditMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RedoStoryEditMutationVariables = {storyId: string}

    /**
 * @summary Redo the last undone change
 */
export const useRedoStoryEdit = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redoStoryEdit>>, TError,RedoStoryEditMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redoStoryEdit>>,
        TError,
        RedoStoryEditMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRedoStoryEditMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDiscardRewritingUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/rewriting/`
}

/**
 * One that is still being written is cancelled and not charged. The story stays as it is.
 * @summary Discard a regenerated script
 */
export const discardRewriting = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<Rewriting> => {

  return http<Rewriting>(getDiscardRewritingUrl(storyId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDiscardRewritingMutationKey = () => ['discardRewriting'] as const;

export const getDiscardRewritingMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof discardRewriting>>, TError,DiscardRewritingMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof discardRewriting>>, TError,DiscardRewritingMutationVariables, TContext> => {

const mutationKey = getDiscardRewritingMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof discardRewriting>>, DiscardRewritingMutationVariables> = (props) => {
          const {storyId} = props ?? {};

          return  discardRewriting(storyId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof discardRewriting>>, variables: DiscardRewritingMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getRewriting', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DiscardRewritingMutationResult = NonNullable<Awaited<ReturnType<typeof discardRewriting>>>

    export type DiscardRewritingMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DiscardRewritingMutationVariables = {storyId: string}

    /**
 * @summary Discard a regenerated script
 */
export const useDiscardRewriting = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof discardRewriting>>, TError,DiscardRewritingMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof discardRewriting>>,
        TError,
        DiscardRewritingMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDiscardRewritingMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetRewritingUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/rewriting/`
}

/**
 * Old and new scene by scene, with the user's edits of each. It stays until it is discarded or another one is generated.
 * @summary Compare a regenerated script with the story
 */
export const getRewriting = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<Rewriting> => {

  return http<Rewriting>(getGetRewritingUrl(storyId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRewritingQueryKey = (storyId: string,) => {
    return [
    "getRewriting", ...(storyId ? [storyId] : [])
    ] as const;
    }


export const getGetRewritingQueryOptions = <TData = Awaited<ReturnType<typeof getRewriting>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRewriting>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRewritingQueryKey(storyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRewriting>>> = ({ signal }) => getRewriting(storyId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRewriting>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRewritingQueryResult = NonNullable<Awaited<ReturnType<typeof getRewriting>>>
export type GetRewritingQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetRewriting<TData = Awaited<ReturnType<typeof getRewriting>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRewriting>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRewriting>>,
          TError,
          Awaited<ReturnType<typeof getRewriting>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRewriting<TData = Awaited<ReturnType<typeof getRewriting>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRewriting>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRewriting>>,
          TError,
          Awaited<ReturnType<typeof getRewriting>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRewriting<TData = Awaited<ReturnType<typeof getRewriting>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRewriting>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Compare a regenerated script with the story
 */

export function useGetRewriting<TData = Awaited<ReturnType<typeof getRewriting>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRewriting>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRewritingQueryOptions(storyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRewriteStoryUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/rewriting/`
}

/**
 * The story stays unchanged: `getRewriting` shows the result. It replaces an earlier regenerated script. The first text by a built-in engine is free, a rewrite is not; a model is paid each time, by the text's length; failures are not charged.
 * @summary Regenerate the script beside the existing story
 */
export const rewriteStory = async (storyId: string,
    rewriteStoryRequest: RewriteStoryRequest,
    headers: RewriteStoryHeaders, options?: Parameters<typeof http>[1]): Promise<Rewriting> => {

return http<Rewriting>(getRewriteStoryUrl(storyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(rewriteStoryRequest)
  }
);}





export const getRewriteStoryMutationKey = () => ['rewriteStory'] as const;

export const getRewriteStoryMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rewriteStory>>, TError,RewriteStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof rewriteStory>>, TError,RewriteStoryMutationVariables, TContext> => {

const mutationKey = getRewriteStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rewriteStory>>, RewriteStoryMutationVariables> = (props) => {
          const {storyId,data,headers} = props ?? {};

          return  rewriteStory(storyId,data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof rewriteStory>>, variables: RewriteStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getRewriting', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RewriteStoryMutationResult = NonNullable<Awaited<ReturnType<typeof rewriteStory>>>
    export type RewriteStoryMutationBody = RewriteStoryRequest
    export type RewriteStoryMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RewriteStoryMutationVariables = {storyId: string;data: RewriteStoryRequest;headers: RewriteStoryHeaders}

    /**
 * @summary Regenerate the script beside the existing story
 */
export const useRewriteStory = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rewriteStory>>, TError,RewriteStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rewriteStory>>,
        TError,
        RewriteStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRewriteStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getApplyRewritingUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/rewriting/apply/`
}

/**
 * One edit, which can be undone; the rest stays as it is and can be taken later. What follows from a new text, such as its voice-over, is out of date until it is made again.
 * @summary Apply the chosen parts of a regenerated script
 */
export const applyRewriting = async (storyId: string,
    applyRewritingRequest: ApplyRewritingRequest, options?: Parameters<typeof http>[1]): Promise<StoryDocument> => {

return http<StoryDocument>(getApplyRewritingUrl(storyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(applyRewritingRequest)
  }
);}





export const getApplyRewritingMutationKey = () => ['applyRewriting'] as const;

export const getApplyRewritingMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyRewriting>>, TError,ApplyRewritingMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof applyRewriting>>, TError,ApplyRewritingMutationVariables, TContext> => {

const mutationKey = getApplyRewritingMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyRewriting>>, ApplyRewritingMutationVariables> = (props) => {
          const {storyId,data} = props ?? {};

          return  applyRewriting(storyId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof applyRewriting>>, variables: ApplyRewritingMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getRewriting', 'getStory', 'getScene', 'getStoryStatus', 'getUserStories', 'listStoryEdits', 'listStoryVersions', 'listStaleWork', 'listCharacters'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ApplyRewritingMutationResult = NonNullable<Awaited<ReturnType<typeof applyRewriting>>>
    export type ApplyRewritingMutationBody = ApplyRewritingRequest
    export type ApplyRewritingMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ApplyRewritingMutationVariables = {storyId: string;data: ApplyRewritingRequest}

    /**
 * @summary Apply the chosen parts of a regenerated script
 */
export const useApplyRewriting = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyRewriting>>, TError,ApplyRewritingMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyRewriting>>,
        TError,
        ApplyRewritingMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getApplyRewritingMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSubmitStoryUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/submit/`
}

/**
 * Speaks and illustrates every scene that is not COMPLETED, so it also continues a generation that failed or was cancelled. Called while the text is still being written, it continues by itself afterwards. A story's first generation by built-in engines is free; later ones, and the work of providers' engines, cost the estimate, and failures are not charged.
 * @summary Generate the voices and images of a story
 */
export const submitStory = async (storyId: string,
    headers: SubmitStoryHeaders, options?: Parameters<typeof http>[1]): Promise<StoryStatus> => {

return http<StoryStatus>(getSubmitStoryUrl(storyId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...options?.headers }

  }
);}





export const getSubmitStoryMutationKey = () => ['submitStory'] as const;

export const getSubmitStoryMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitStory>>, TError,SubmitStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitStory>>, TError,SubmitStoryMutationVariables, TContext> => {

const mutationKey = getSubmitStoryMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitStory>>, SubmitStoryMutationVariables> = (props) => {
          const {storyId,headers} = props ?? {};

          return  submitStory(storyId,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof submitStory>>, variables: SubmitStoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SubmitStoryMutationResult = NonNullable<Awaited<ReturnType<typeof submitStory>>>

    export type SubmitStoryMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SubmitStoryMutationVariables = {storyId: string;headers: SubmitStoryHeaders}

    /**
 * @summary Generate the voices and images of a story
 */
export const useSubmitStory = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitStory>>, TError,SubmitStoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitStory>>,
        TError,
        SubmitStoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubmitStoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetStoryTranslationUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/translation/`
}

/**
 * 404 for a story that is no copy in another language.
 * @summary Show a copy in another language beside its original
 */
export const getStoryTranslation = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<StoryTranslation> => {

  return http<StoryTranslation>(getGetStoryTranslationUrl(storyId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStoryTranslationQueryKey = (storyId: string,) => {
    return [
    "getStoryTranslation", ...(storyId ? [storyId] : [])
    ] as const;
    }


export const getGetStoryTranslationQueryOptions = <TData = Awaited<ReturnType<typeof getStoryTranslation>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryTranslation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoryTranslationQueryKey(storyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStoryTranslation>>> = ({ signal }) => getStoryTranslation(storyId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStoryTranslation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoryTranslationQueryResult = NonNullable<Awaited<ReturnType<typeof getStoryTranslation>>>
export type GetStoryTranslationQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetStoryTranslation<TData = Awaited<ReturnType<typeof getStoryTranslation>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryTranslation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoryTranslation>>,
          TError,
          Awaited<ReturnType<typeof getStoryTranslation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoryTranslation<TData = Awaited<ReturnType<typeof getStoryTranslation>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryTranslation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoryTranslation>>,
          TError,
          Awaited<ReturnType<typeof getStoryTranslation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoryTranslation<TData = Awaited<ReturnType<typeof getStoryTranslation>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryTranslation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a copy in another language beside its original
 */

export function useGetStoryTranslation<TData = Awaited<ReturnType<typeof getStoryTranslation>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryTranslation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoryTranslationQueryOptions(storyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveBrowserTranslationUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/translation/`
}

/**
 * For users of a browser with a translator of its own. The texts become one edit, which can be undone, and the story's provenance names the browser. It is free; voice-overs are generated separately.
 * @summary Save what the user's browser translated
 */
export const saveBrowserTranslation = async (storyId: string,
    saveBrowserTranslationRequest: SaveBrowserTranslationRequest, options?: Parameters<typeof http>[1]): Promise<StoryTranslation> => {

return http<StoryTranslation>(getSaveBrowserTranslationUrl(storyId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(saveBrowserTranslationRequest)
  }
);}





export const getSaveBrowserTranslationMutationKey = () => ['saveBrowserTranslation'] as const;

export const getSaveBrowserTranslationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveBrowserTranslation>>, TError,SaveBrowserTranslationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveBrowserTranslation>>, TError,SaveBrowserTranslationMutationVariables, TContext> => {

const mutationKey = getSaveBrowserTranslationMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveBrowserTranslation>>, SaveBrowserTranslationMutationVariables> = (props) => {
          const {storyId,data} = props ?? {};

          return  saveBrowserTranslation(storyId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof saveBrowserTranslation>>, variables: SaveBrowserTranslationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStoryTranslation', 'getStory', 'getUserStories'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SaveBrowserTranslationMutationResult = NonNullable<Awaited<ReturnType<typeof saveBrowserTranslation>>>
    export type SaveBrowserTranslationMutationBody = SaveBrowserTranslationRequest
    export type SaveBrowserTranslationMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SaveBrowserTranslationMutationVariables = {storyId: string;data: SaveBrowserTranslationRequest}

    /**
 * @summary Save what the user's browser translated
 */
export const useSaveBrowserTranslation = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveBrowserTranslation>>, TError,SaveBrowserTranslationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveBrowserTranslation>>,
        TError,
        SaveBrowserTranslationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveBrowserTranslationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getTranslateRemainingScenesUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/translation/`
}

/**
 * Translated texts stay. New ones are spoken too, where there is a voice for the language.
 * @summary Translate the remaining scenes
 */
export const translateRemainingScenes = async (storyId: string,
    headers: TranslateRemainingScenesHeaders, options?: Parameters<typeof http>[1]): Promise<StoryTranslation> => {

return http<StoryTranslation>(getTranslateRemainingScenesUrl(storyId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...options?.headers }

  }
);}





export const getTranslateRemainingScenesMutationKey = () => ['translateRemainingScenes'] as const;

export const getTranslateRemainingScenesMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof translateRemainingScenes>>, TError,TranslateRemainingScenesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof translateRemainingScenes>>, TError,TranslateRemainingScenesMutationVariables, TContext> => {

const mutationKey = getTranslateRemainingScenesMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof translateRemainingScenes>>, TranslateRemainingScenesMutationVariables> = (props) => {
          const {storyId,headers} = props ?? {};

          return  translateRemainingScenes(storyId,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof translateRemainingScenes>>, variables: TranslateRemainingScenesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStoryTranslation', 'getStory', 'getStoryStatus', 'getUserStories', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type TranslateRemainingScenesMutationResult = NonNullable<Awaited<ReturnType<typeof translateRemainingScenes>>>

    export type TranslateRemainingScenesMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type TranslateRemainingScenesMutationVariables = {storyId: string;headers: TranslateRemainingScenesHeaders}

    /**
 * @summary Translate the remaining scenes
 */
export const useTranslateRemainingScenes = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof translateRemainingScenes>>, TError,TranslateRemainingScenesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof translateRemainingScenes>>,
        TError,
        TranslateRemainingScenesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getTranslateRemainingScenesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getTranslateSceneUrl = (storyId: string,
    sceneId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/translation/${encodeURIComponent(String(sceneId))}/`
}

/**
 * The voice-over is stale until the scene is spoken again. Where no voice speaks the language, the scene is silent and its captions run over its whole length.
 * @summary Write a scene's text in the new language
 */
export const translateScene = async (storyId: string,
    sceneId: string,
    translateSceneRequest: TranslateSceneRequest, options?: Parameters<typeof http>[1]): Promise<SceneTranslation> => {

return http<SceneTranslation>(getTranslateSceneUrl(storyId,sceneId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(translateSceneRequest)
  }
);}





export const getTranslateSceneMutationKey = () => ['translateScene'] as const;

export const getTranslateSceneMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof translateScene>>, TError,TranslateSceneMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof translateScene>>, TError,TranslateSceneMutationVariables, TContext> => {

const mutationKey = getTranslateSceneMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof translateScene>>, TranslateSceneMutationVariables> = (props) => {
          const {storyId,sceneId,data} = props ?? {};

          return  translateScene(storyId,sceneId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof translateScene>>, variables: TranslateSceneMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type TranslateSceneMutationResult = NonNullable<Awaited<ReturnType<typeof translateScene>>>
    export type TranslateSceneMutationBody = TranslateSceneRequest
    export type TranslateSceneMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type TranslateSceneMutationVariables = {storyId: string;sceneId: string;data: TranslateSceneRequest}

    /**
 * @summary Write a scene's text in the new language
 */
export const useTranslateScene = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof translateScene>>, TError,TranslateSceneMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof translateScene>>,
        TError,
        TranslateSceneMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getTranslateSceneMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUndoStoryEditUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/undo/`
}

/**
 * Applies the inverse of the caller's own newest edit. Results of jobs and other edits made meanwhile stay.
 * @summary Undo the user's last change
 */
export const undoStoryEdit = async (storyId: string, options?: Parameters<typeof http>[1]): Promise<StoryHistoryStep> => {

  return http<StoryHistoryStep>(getUndoStoryEditUrl(storyId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getUndoStoryEditMutationKey = () => ['undoStoryEdit'] as const;

export const getUndoStoryEditMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoStoryEdit>>, TError,UndoStoryEditMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoStoryEdit>>, TError,UndoStoryEditMutationVariables, TContext> => {

const mutationKey = getUndoStoryEditMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoStoryEdit>>, UndoStoryEditMutationVariables> = (props) => {
          const {storyId} = props ?? {};

          return  undoStoryEdit(storyId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof undoStoryEdit>>, variables: UndoStoryEditMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'getScene', 'getAroll', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UndoStoryEditMutationResult = NonNullable<Awaited<ReturnType<typeof undoStoryEdit>>>

    export type UndoStoryEditMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UndoStoryEditMutationVariables = {storyId: string}

    /**
 * @summary Undo the user's last change
 */
export const useUndoStoryEdit = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoStoryEdit>>, TError,UndoStoryEditMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoStoryEdit>>,
        TError,
        UndoStoryEditMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUndoStoryEditMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListStoryVersionsUrl = (storyId: string,
    params?: ListStoryVersionsParams,) => withQuery(`/core-api/story/${encodeURIComponent(String(storyId))}/versions/`, params)

/**
 * @summary List the saved versions of a story
 */
export const listStoryVersions = async (storyId: string,
    params?: ListStoryVersionsParams, options?: Parameters<typeof http>[1]): Promise<StoryVersionPage> => {

  return http<StoryVersionPage>(getListStoryVersionsUrl(storyId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStoryVersionsQueryKey = (storyId: string,
    params?: ListStoryVersionsParams,) => {
    return [
    "listStoryVersions", ...(storyId ? [storyId] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListStoryVersionsQueryOptions = <TData = Awaited<ReturnType<typeof listStoryVersions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string,
    params?: ListStoryVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoryVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStoryVersionsQueryKey(storyId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStoryVersions>>> = ({ signal }) => listStoryVersions(storyId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStoryVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStoryVersionsQueryResult = NonNullable<Awaited<ReturnType<typeof listStoryVersions>>>
export type ListStoryVersionsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useListStoryVersions<TData = Awaited<ReturnType<typeof listStoryVersions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    params: undefined |  ListStoryVersionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoryVersions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStoryVersions>>,
          TError,
          Awaited<ReturnType<typeof listStoryVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoryVersions<TData = Awaited<ReturnType<typeof listStoryVersions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    params?: ListStoryVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoryVersions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStoryVersions>>,
          TError,
          Awaited<ReturnType<typeof listStoryVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoryVersions<TData = Awaited<ReturnType<typeof listStoryVersions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    params?: ListStoryVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoryVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the saved versions of a story
 */

export function useListStoryVersions<TData = Awaited<ReturnType<typeof listStoryVersions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    params?: ListStoryVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoryVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStoryVersionsQueryOptions(storyId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateStoryVersionUrl = (storyId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/versions/`
}

/**
 * @summary Save a named version of a story
 */
export const createStoryVersion = async (storyId: string,
    createStoryVersionRequest: CreateStoryVersionRequest, options?: Parameters<typeof http>[1]): Promise<StoryVersion> => {

return http<StoryVersion>(getCreateStoryVersionUrl(storyId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createStoryVersionRequest)
  }
);}





export const getCreateStoryVersionMutationKey = () => ['createStoryVersion'] as const;

export const getCreateStoryVersionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStoryVersion>>, TError,CreateStoryVersionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createStoryVersion>>, TError,CreateStoryVersionMutationVariables, TContext> => {

const mutationKey = getCreateStoryVersionMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStoryVersion>>, CreateStoryVersionMutationVariables> = (props) => {
          const {storyId,data} = props ?? {};

          return  createStoryVersion(storyId,data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof createStoryVersion>>, variables: CreateStoryVersionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listStoryVersions'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateStoryVersionMutationResult = NonNullable<Awaited<ReturnType<typeof createStoryVersion>>>
    export type CreateStoryVersionMutationBody = CreateStoryVersionRequest
    export type CreateStoryVersionMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type CreateStoryVersionMutationVariables = {storyId: string;data: CreateStoryVersionRequest}

    /**
 * @summary Save a named version of a story
 */
export const useCreateStoryVersion = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStoryVersion>>, TError,CreateStoryVersionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStoryVersion>>,
        TError,
        CreateStoryVersionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateStoryVersionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetStoryVersionUrl = (storyId: string,
    versionId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/versions/${encodeURIComponent(String(versionId))}/`
}

/**
 * The whole story as it was, so that it can be watched without going back to it.
 * @summary View a version
 */
export const getStoryVersion = async (storyId: string,
    versionId: string, options?: Parameters<typeof http>[1]): Promise<StoryVersionDocument> => {

  return http<StoryVersionDocument>(getGetStoryVersionUrl(storyId,versionId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStoryVersionQueryKey = (storyId: string,
    versionId: string,) => {
    return [
    "getStoryVersion", ...(versionId ? [versionId] : []), ...(storyId ? [storyId] : [])
    ] as const;
    }


export const getGetStoryVersionQueryOptions = <TData = Awaited<ReturnType<typeof getStoryVersion>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(storyId: string,
    versionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoryVersionQueryKey(storyId,versionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStoryVersion>>> = ({ signal }) => getStoryVersion(storyId,versionId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storyId !== null && storyId !== undefined && versionId !== null && versionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStoryVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoryVersionQueryResult = NonNullable<Awaited<ReturnType<typeof getStoryVersion>>>
export type GetStoryVersionQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>


export function useGetStoryVersion<TData = Awaited<ReturnType<typeof getStoryVersion>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    versionId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryVersion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoryVersion>>,
          TError,
          Awaited<ReturnType<typeof getStoryVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoryVersion<TData = Awaited<ReturnType<typeof getStoryVersion>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    versionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryVersion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoryVersion>>,
          TError,
          Awaited<ReturnType<typeof getStoryVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoryVersion<TData = Awaited<ReturnType<typeof getStoryVersion>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    versionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary View a version
 */

export function useGetStoryVersion<TData = Awaited<ReturnType<typeof getStoryVersion>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalErrorResponse | UnavailableResponse>>(
 storyId: string,
    versionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoryVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoryVersionQueryOptions(storyId,versionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRestoreStoryVersionUrl = (storyId: string,
    versionId: string,) => {




  return `/core-api/story/${encodeURIComponent(String(storyId))}/versions/${encodeURIComponent(String(versionId))}/restore/`
}

/**
 * The present state is saved as an automatic version first, so nothing is lost; the restore is one edit that can be undone.
 * @summary Restore a version
 */
export const restoreStoryVersion = async (storyId: string,
    versionId: string, options?: Parameters<typeof http>[1]): Promise<StoryDocument> => {

  return http<StoryDocument>(getRestoreStoryVersionUrl(storyId,versionId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRestoreStoryVersionMutationKey = () => ['restoreStoryVersion'] as const;

export const getRestoreStoryVersionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreStoryVersion>>, TError,RestoreStoryVersionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreStoryVersion>>, TError,RestoreStoryVersionMutationVariables, TContext> => {

const mutationKey = getRestoreStoryVersionMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreStoryVersion>>, RestoreStoryVersionMutationVariables> = (props) => {
          const {storyId,versionId} = props ?? {};

          return  restoreStoryVersion(storyId,versionId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof restoreStoryVersion>>, variables: RestoreStoryVersionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'listStoryVersions', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RestoreStoryVersionMutationResult = NonNullable<Awaited<ReturnType<typeof restoreStoryVersion>>>

    export type RestoreStoryVersionMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RestoreStoryVersionMutationVariables = {storyId: string;versionId: string}

    /**
 * @summary Restore a version
 */
export const useRestoreStoryVersion = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreStoryVersion>>, TError,RestoreStoryVersionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreStoryVersion>>,
        TError,
        RestoreStoryVersionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreStoryVersionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListTemplateOffersUrl = () => {




  return `/core-api/template-offer/`
}

/**
 * Only to an account whose email is verified; offers expire after 30 days.
 * @summary List the templates offered to this account
 */
export const listTemplateOffers = async ( options?: Parameters<typeof http>[1]): Promise<TemplateOfferList> => {

  return http<TemplateOfferList>(getListTemplateOffersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTemplateOffersQueryKey = () => {
    return [
    "listTemplateOffers"
    ] as const;
    }


export const getListTemplateOffersQueryOptions = <TData = Awaited<ReturnType<typeof listTemplateOffers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplateOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTemplateOffersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTemplateOffers>>> = ({ signal }) => listTemplateOffers({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTemplateOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTemplateOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listTemplateOffers>>>
export type ListTemplateOffersQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListTemplateOffers<TData = Awaited<ReturnType<typeof listTemplateOffers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplateOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTemplateOffers>>,
          TError,
          Awaited<ReturnType<typeof listTemplateOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTemplateOffers<TData = Awaited<ReturnType<typeof listTemplateOffers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplateOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTemplateOffers>>,
          TError,
          Awaited<ReturnType<typeof listTemplateOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTemplateOffers<TData = Awaited<ReturnType<typeof listTemplateOffers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplateOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the templates offered to this account
 */

export function useListTemplateOffers<TData = Awaited<ReturnType<typeof listTemplateOffers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplateOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTemplateOffersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeclineTemplateOfferUrl = (offerId: string,) => {




  return `/core-api/template-offer/${encodeURIComponent(String(offerId))}/`
}

/**
 * The offer ends; its sender only sees that it is no longer pending.
 * @summary Decline a template
 */
export const declineTemplateOffer = async (offerId: string, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getDeclineTemplateOfferUrl(offerId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeclineTemplateOfferMutationKey = () => ['declineTemplateOffer'] as const;

export const getDeclineTemplateOfferMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineTemplateOffer>>, TError,DeclineTemplateOfferMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof declineTemplateOffer>>, TError,DeclineTemplateOfferMutationVariables, TContext> => {

const mutationKey = getDeclineTemplateOfferMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineTemplateOffer>>, DeclineTemplateOfferMutationVariables> = (props) => {
          const {offerId} = props ?? {};

          return  declineTemplateOffer(offerId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof declineTemplateOffer>>, variables: DeclineTemplateOfferMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listTemplateOffers'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeclineTemplateOfferMutationResult = NonNullable<Awaited<ReturnType<typeof declineTemplateOffer>>>

    export type DeclineTemplateOfferMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DeclineTemplateOfferMutationVariables = {offerId: string}

    /**
 * @summary Decline a template
 */
export const useDeclineTemplateOffer = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineTemplateOffer>>, TError,DeclineTemplateOfferMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineTemplateOffer>>,
        TError,
        DeclineTemplateOfferMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeclineTemplateOfferMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getAcceptTemplateOfferUrl = (offerId: string,) => {




  return `/core-api/template-offer/${encodeURIComponent(String(offerId))}/accept/`
}

/**
 * The copy is the account's own from then on, with files of its own; the offer ends.
 * @summary Accept a template
 */
export const acceptTemplateOffer = async (offerId: string, options?: Parameters<typeof http>[1]): Promise<Story> => {

  return http<Story>(getAcceptTemplateOfferUrl(offerId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getAcceptTemplateOfferMutationKey = () => ['acceptTemplateOffer'] as const;

export const getAcceptTemplateOfferMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTemplateOffer>>, TError,AcceptTemplateOfferMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptTemplateOffer>>, TError,AcceptTemplateOfferMutationVariables, TContext> => {

const mutationKey = getAcceptTemplateOfferMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptTemplateOffer>>, AcceptTemplateOfferMutationVariables> = (props) => {
          const {offerId} = props ?? {};

          return  acceptTemplateOffer(offerId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof acceptTemplateOffer>>, variables: AcceptTemplateOfferMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listTemplateOffers', 'getUserStories'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AcceptTemplateOfferMutationResult = NonNullable<Awaited<ReturnType<typeof acceptTemplateOffer>>>

    export type AcceptTemplateOfferMutationError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type AcceptTemplateOfferMutationVariables = {offerId: string}

    /**
 * @summary Accept a template
 */
export const useAcceptTemplateOffer = <TError = ErrorType<ApiProblem | UnauthorizedResponse | UpgradeRequiredResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTemplateOffer>>, TError,AcceptTemplateOfferMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptTemplateOffer>>,
        TError,
        AcceptTemplateOfferMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAcceptTemplateOfferMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetTranslatorUrl = () => {




  return `/core-api/translator/`
}

/**
 * @summary Read whether a translator is connected
 */
export const getTranslator = async ( options?: Parameters<typeof http>[1]): Promise<TranslatorInfo> => {

  return http<TranslatorInfo>(getGetTranslatorUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTranslatorQueryKey = () => {
    return [
    "getTranslator"
    ] as const;
    }


export const getGetTranslatorQueryOptions = <TData = Awaited<ReturnType<typeof getTranslator>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslator>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTranslatorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTranslator>>> = ({ signal }) => getTranslator({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTranslator>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTranslatorQueryResult = NonNullable<Awaited<ReturnType<typeof getTranslator>>>
export type GetTranslatorQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetTranslator<TData = Awaited<ReturnType<typeof getTranslator>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslator>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTranslator>>,
          TError,
          Awaited<ReturnType<typeof getTranslator>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTranslator<TData = Awaited<ReturnType<typeof getTranslator>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslator>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTranslator>>,
          TError,
          Awaited<ReturnType<typeof getTranslator>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTranslator<TData = Awaited<ReturnType<typeof getTranslator>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslator>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read whether a translator is connected
 */

export function useGetTranslator<TData = Awaited<ReturnType<typeof getTranslator>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslator>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTranslatorQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateAspectRatioUrl = () => {




  return `/core-api/update_aspect_ratio/`
}

/**
 * Images stay and are fitted again. A client shows the change at once and takes it back unless the answer is exactly 200.
 * @summary Change the aspect ratio of a story
 */
export const updateAspectRatio = async (updateAspectRatioRequest: UpdateAspectRatioRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getUpdateAspectRatioUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateAspectRatioRequest)
  }
);}





export const getUpdateAspectRatioMutationKey = () => ['updateAspectRatio'] as const;

export const getUpdateAspectRatioMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAspectRatio>>, TError,UpdateAspectRatioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAspectRatio>>, TError,UpdateAspectRatioMutationVariables, TContext> => {

const mutationKey = getUpdateAspectRatioMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAspectRatio>>, UpdateAspectRatioMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateAspectRatio(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateAspectRatio>>, variables: UpdateAspectRatioMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateAspectRatioMutationResult = NonNullable<Awaited<ReturnType<typeof updateAspectRatio>>>
    export type UpdateAspectRatioMutationBody = UpdateAspectRatioRequest
    export type UpdateAspectRatioMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateAspectRatioMutationVariables = {data: UpdateAspectRatioRequest}

    /**
 * @summary Change the aspect ratio of a story
 */
export const useUpdateAspectRatio = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAspectRatio>>, TError,UpdateAspectRatioMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAspectRatio>>,
        TError,
        UpdateAspectRatioMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateAspectRatioMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateStoryTitleUrl = () => {




  return `/core-api/update_story_title/`
}

/**
 * @summary Rename a story
 */
export const updateStoryTitle = async (updateStoryTitleRequest: UpdateStoryTitleRequest, options?: Parameters<typeof http>[1]): Promise<Story> => {

return http<Story>(getUpdateStoryTitleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateStoryTitleRequest)
  }
);}





export const getUpdateStoryTitleMutationKey = () => ['updateStoryTitle'] as const;

export const getUpdateStoryTitleMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStoryTitle>>, TError,UpdateStoryTitleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStoryTitle>>, TError,UpdateStoryTitleMutationVariables, TContext> => {

const mutationKey = getUpdateStoryTitleMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStoryTitle>>, UpdateStoryTitleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateStoryTitle(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateStoryTitle>>, variables: UpdateStoryTitleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'listStoryEdits'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateStoryTitleMutationResult = NonNullable<Awaited<ReturnType<typeof updateStoryTitle>>>
    export type UpdateStoryTitleMutationBody = UpdateStoryTitleRequest
    export type UpdateStoryTitleMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateStoryTitleMutationVariables = {data: UpdateStoryTitleRequest}

    /**
 * @summary Rename a story
 */
export const useUpdateStoryTitle = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStoryTitle>>, TError,UpdateStoryTitleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStoryTitle>>,
        TError,
        UpdateStoryTitleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateStoryTitleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGenerateStoryWithScriptTypeUrl = () => {




  return `/text_api/generate_story_with_script_type_api/`
}

/**
 * Sets title and scenes with narration and image prompts; `getStoryStatus` shows the progress. A given script is kept word for word. Where a connected model fails, the story is FAILED and nothing is generated until the model or the built-in engine is called again. The first text by a built-in engine is free, a rewrite is not; a model is paid each time, by the text's length; previous scenes are saved as a version.
 * @summary Write a story from a prompt, script or screenplay
 */
export const generateStoryWithScriptType = async (generateStoryWithScriptTypeRequest: GenerateStoryWithScriptTypeRequest,
    headers: GenerateStoryWithScriptTypeHeaders, options?: Parameters<typeof http>[1]): Promise<StoryStatus> => {

return http<StoryStatus>(getGenerateStoryWithScriptTypeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(generateStoryWithScriptTypeRequest)
  }
);}





export const getGenerateStoryWithScriptTypeMutationKey = () => ['generateStoryWithScriptType'] as const;

export const getGenerateStoryWithScriptTypeMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateStoryWithScriptType>>, TError,GenerateStoryWithScriptTypeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generateStoryWithScriptType>>, TError,GenerateStoryWithScriptTypeMutationVariables, TContext> => {

const mutationKey = getGenerateStoryWithScriptTypeMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generateStoryWithScriptType>>, GenerateStoryWithScriptTypeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  generateStoryWithScriptType(data,headers,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof generateStoryWithScriptType>>, variables: GenerateStoryWithScriptTypeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getStory', 'getStoryStatus', 'getUserStories', 'listStoryVersions', 'getUserDetails', 'getCreditsSummary'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GenerateStoryWithScriptTypeMutationResult = NonNullable<Awaited<ReturnType<typeof generateStoryWithScriptType>>>
    export type GenerateStoryWithScriptTypeMutationBody = GenerateStoryWithScriptTypeRequest
    export type GenerateStoryWithScriptTypeMutationError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type GenerateStoryWithScriptTypeMutationVariables = {data: GenerateStoryWithScriptTypeRequest;headers: GenerateStoryWithScriptTypeHeaders}

    /**
 * @summary Write a story from a prompt, script or screenplay
 */
export const useGenerateStoryWithScriptType = <TError = ErrorType<ApiProblem | UnauthorizedResponse | InsufficientCreditsResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateStoryWithScriptType>>, TError,GenerateStoryWithScriptTypeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generateStoryWithScriptType>>,
        TError,
        GenerateStoryWithScriptTypeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGenerateStoryWithScriptTypeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
