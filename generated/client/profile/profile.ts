/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Acknowledgement,
  BrandSettings,
  ConflictResponse,
  DraftCompanyInfoRequest,
  ForbiddenResponse,
  InternalErrorResponse,
  LogoUploadRequest,
  NotFoundResponse,
  OnboardingFormRequest,
  PayloadTooLargeResponse,
  RequestOutcome,
  StorageFullResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UnsupportedMediaTypeResponse,
  UpdateBrandSettingsRequest,
  UpdateNotificationPreferencesRequest,
  UpdateUserLocationRequest,
  UpdateUserProfileRequest,
  User,
  UserProfile,
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




export const getDraftCompanyInfoUrl = () => {




  return `/core-api/draft_company_info/`
}

/**
 * The writer engine reads the text and writes `about_company` and `ideal_customer_profile`, which replace the present ones; `gpt_generated` is true until the user changes either.
 * @summary Draft company and ideal customer from a text
 */
export const draftCompanyInfo = async (draftCompanyInfoRequest: DraftCompanyInfoRequest, options?: Parameters<typeof http>[1]): Promise<BrandSettings> => {

return http<BrandSettings>(getDraftCompanyInfoUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(draftCompanyInfoRequest)
  }
);}





export const getDraftCompanyInfoMutationKey = () => ['draftCompanyInfo'] as const;

export const getDraftCompanyInfoMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof draftCompanyInfo>>, TError,DraftCompanyInfoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof draftCompanyInfo>>, TError,DraftCompanyInfoMutationVariables, TContext> => {

const mutationKey = getDraftCompanyInfoMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof draftCompanyInfo>>, DraftCompanyInfoMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  draftCompanyInfo(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof draftCompanyInfo>>, variables: DraftCompanyInfoMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DraftCompanyInfoMutationResult = NonNullable<Awaited<ReturnType<typeof draftCompanyInfo>>>
    export type DraftCompanyInfoMutationBody = DraftCompanyInfoRequest
    export type DraftCompanyInfoMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type DraftCompanyInfoMutationVariables = {data: DraftCompanyInfoRequest}

    /**
 * @summary Draft company and ideal customer from a text
 */
export const useDraftCompanyInfo = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof draftCompanyInfo>>, TError,DraftCompanyInfoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof draftCompanyInfo>>,
        TError,
        DraftCompanyInfoMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDraftCompanyInfoMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetUserDetailsUrl = () => {




  return `/core-api/get_user_details/`
}

/**
 * The first fetch of the app, with the credit balance of the header: it shows whether the stored token is still valid.
 * @summary Read the signed-in user
 */
export const getUserDetails = async ( options?: Parameters<typeof http>[1]): Promise<User> => {

  return http<User>(getGetUserDetailsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetUserDetailsQueryKey = () => {
    return [
    "getUserDetails"
    ] as const;
    }


export const getGetUserDetailsQueryOptions = <TData = Awaited<ReturnType<typeof getUserDetails>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserDetails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserDetailsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserDetails>>> = ({ signal }) => getUserDetails({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserDetails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserDetailsQueryResult = NonNullable<Awaited<ReturnType<typeof getUserDetails>>>
export type GetUserDetailsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetUserDetails<TData = Awaited<ReturnType<typeof getUserDetails>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserDetails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserDetails>>,
          TError,
          Awaited<ReturnType<typeof getUserDetails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserDetails<TData = Awaited<ReturnType<typeof getUserDetails>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserDetails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserDetails>>,
          TError,
          Awaited<ReturnType<typeof getUserDetails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserDetails<TData = Awaited<ReturnType<typeof getUserDetails>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserDetails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the signed-in user
 */

export function useGetUserDetails<TData = Awaited<ReturnType<typeof getUserDetails>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserDetails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserDetailsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRemoveLogoUrl = () => {




  return `/core-api/logo_upload/`
}

/**
 * @summary Remove the logo
 */
export const removeLogo = async ( options?: Parameters<typeof http>[1]): Promise<BrandSettings> => {

  return http<BrandSettings>(getRemoveLogoUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveLogoMutationKey = () => ['removeLogo'] as const;

export const getRemoveLogoMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeLogo>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeLogo>>, TError,void, TContext> => {

const mutationKey = getRemoveLogoMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeLogo>>, void> = () => {


          return  removeLogo(requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof removeLogo>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveLogoMutationResult = NonNullable<Awaited<ReturnType<typeof removeLogo>>>

    export type RemoveLogoMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>


    /**
 * @summary Remove the logo
 */
export const useRemoveLogo = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeLogo>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeLogo>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveLogoMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUploadLogoUrl = () => {




  return `/core-api/logo_upload/`
}

/**
 * Replaces the present one. An SVG is rasterized to a PNG, so that none is ever served.
 * @summary Upload a logo
 */
export const uploadLogo = async (logoUploadRequest: LogoUploadRequest, options?: Parameters<typeof http>[1]): Promise<BrandSettings> => {
    const formData = new FormData();
formData.append(`logo`, logoUploadRequest.logo);

  return http<BrandSettings>(getUploadLogoUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadLogoMutationKey = () => ['uploadLogo'] as const;

export const getUploadLogoMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadLogo>>, TError,UploadLogoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadLogo>>, TError,UploadLogoMutationVariables, TContext> => {

const mutationKey = getUploadLogoMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadLogo>>, UploadLogoMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadLogo(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof uploadLogo>>, variables: UploadLogoMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UploadLogoMutationResult = NonNullable<Awaited<ReturnType<typeof uploadLogo>>>
    export type UploadLogoMutationBody = LogoUploadRequest
    export type UploadLogoMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UploadLogoMutationVariables = {data: LogoUploadRequest}

    /**
 * @summary Upload a logo
 */
export const useUploadLogo = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadLogo>>, TError,UploadLogoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadLogo>>,
        TError,
        UploadLogoMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUploadLogoMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getSubmitOnboardingFormUrl = () => {




  return `/core-api/onboarding_form/`
}

/**
 * @summary Submit the onboarding form
 */
export const submitOnboardingForm = async (onboardingFormRequest: OnboardingFormRequest, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

return http<Acknowledgement>(getSubmitOnboardingFormUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(onboardingFormRequest)
  }
);}





export const getSubmitOnboardingFormMutationKey = () => ['submitOnboardingForm'] as const;

export const getSubmitOnboardingFormMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitOnboardingForm>>, TError,SubmitOnboardingFormMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitOnboardingForm>>, TError,SubmitOnboardingFormMutationVariables, TContext> => {

const mutationKey = getSubmitOnboardingFormMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitOnboardingForm>>, SubmitOnboardingFormMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitOnboardingForm(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof submitOnboardingForm>>, variables: SubmitOnboardingFormMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SubmitOnboardingFormMutationResult = NonNullable<Awaited<ReturnType<typeof submitOnboardingForm>>>
    export type SubmitOnboardingFormMutationBody = OnboardingFormRequest
    export type SubmitOnboardingFormMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type SubmitOnboardingFormMutationVariables = {data: OnboardingFormRequest}

    /**
 * @summary Submit the onboarding form
 */
export const useSubmitOnboardingForm = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitOnboardingForm>>, TError,SubmitOnboardingFormMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitOnboardingForm>>,
        TError,
        SubmitOnboardingFormMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubmitOnboardingFormMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateNotificationPreferencesUrl = () => {




  return `/core-api/update_notif_prefs/`
}

/**
 * @summary Choose which emails to get
 */
export const updateNotificationPreferences = async (updateNotificationPreferencesRequest: UpdateNotificationPreferencesRequest, options?: Parameters<typeof http>[1]): Promise<UserProfile> => {

return http<UserProfile>(getUpdateNotificationPreferencesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateNotificationPreferencesRequest)
  }
);}





export const getUpdateNotificationPreferencesMutationKey = () => ['updateNotificationPreferences'] as const;

export const getUpdateNotificationPreferencesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotificationPreferences>>, TError,UpdateNotificationPreferencesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateNotificationPreferences>>, TError,UpdateNotificationPreferencesMutationVariables, TContext> => {

const mutationKey = getUpdateNotificationPreferencesMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNotificationPreferences>>, UpdateNotificationPreferencesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateNotificationPreferences(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateNotificationPreferences>>, variables: UpdateNotificationPreferencesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails', 'getUserProfile'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateNotificationPreferencesMutationResult = NonNullable<Awaited<ReturnType<typeof updateNotificationPreferences>>>
    export type UpdateNotificationPreferencesMutationBody = UpdateNotificationPreferencesRequest
    export type UpdateNotificationPreferencesMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateNotificationPreferencesMutationVariables = {data: UpdateNotificationPreferencesRequest}

    /**
 * @summary Choose which emails to get
 */
export const useUpdateNotificationPreferences = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotificationPreferences>>, TError,UpdateNotificationPreferencesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNotificationPreferences>>,
        TError,
        UpdateNotificationPreferencesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateNotificationPreferencesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateUserBrandSettingsUrl = () => {




  return `/core-api/update_user_brand_settings/`
}

/**
 * @summary Change the brand settings
 */
export const updateUserBrandSettings = async (updateBrandSettingsRequest: UpdateBrandSettingsRequest, options?: Parameters<typeof http>[1]): Promise<BrandSettings> => {

return http<BrandSettings>(getUpdateUserBrandSettingsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateBrandSettingsRequest)
  }
);}





export const getUpdateUserBrandSettingsMutationKey = () => ['updateUserBrandSettings'] as const;

export const getUpdateUserBrandSettingsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserBrandSettings>>, TError,UpdateUserBrandSettingsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUserBrandSettings>>, TError,UpdateUserBrandSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateUserBrandSettingsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUserBrandSettings>>, UpdateUserBrandSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateUserBrandSettings(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateUserBrandSettings>>, variables: UpdateUserBrandSettingsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateUserBrandSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateUserBrandSettings>>>
    export type UpdateUserBrandSettingsMutationBody = UpdateBrandSettingsRequest
    export type UpdateUserBrandSettingsMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateUserBrandSettingsMutationVariables = {data: UpdateBrandSettingsRequest}

    /**
 * @summary Change the brand settings
 */
export const useUpdateUserBrandSettings = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserBrandSettings>>, TError,UpdateUserBrandSettingsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUserBrandSettings>>,
        TError,
        UpdateUserBrandSettingsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateUserBrandSettingsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateUserLocationUrl = () => {




  return `/core-api/update_user_location/`
}

/**
 * @summary Store the user's location
 */
export const updateUserLocation = async (updateUserLocationRequest: UpdateUserLocationRequest, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

return http<Acknowledgement>(getUpdateUserLocationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateUserLocationRequest)
  }
);}





export const getUpdateUserLocationMutationKey = () => ['updateUserLocation'] as const;

export const getUpdateUserLocationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserLocation>>, TError,UpdateUserLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUserLocation>>, TError,UpdateUserLocationMutationVariables, TContext> => {

const mutationKey = getUpdateUserLocationMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUserLocation>>, UpdateUserLocationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateUserLocation(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateUserLocation>>, variables: UpdateUserLocationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserProfile'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateUserLocationMutationResult = NonNullable<Awaited<ReturnType<typeof updateUserLocation>>>
    export type UpdateUserLocationMutationBody = UpdateUserLocationRequest
    export type UpdateUserLocationMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateUserLocationMutationVariables = {data: UpdateUserLocationRequest}

    /**
 * @summary Store the user's location
 */
export const useUpdateUserLocation = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserLocation>>, TError,UpdateUserLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUserLocation>>,
        TError,
        UpdateUserLocationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateUserLocationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateUserProfileUrl = () => {




  return `/core-api/update_user_profile/`
}

/**
 * @summary Change the profile
 */
export const updateUserProfile = async (updateUserProfileRequest: UpdateUserProfileRequest, options?: Parameters<typeof http>[1]): Promise<UserProfile> => {

return http<UserProfile>(getUpdateUserProfileUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateUserProfileRequest)
  }
);}





export const getUpdateUserProfileMutationKey = () => ['updateUserProfile'] as const;

export const getUpdateUserProfileMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserProfile>>, TError,UpdateUserProfileMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUserProfile>>, TError,UpdateUserProfileMutationVariables, TContext> => {

const mutationKey = getUpdateUserProfileMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUserProfile>>, UpdateUserProfileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateUserProfile(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateUserProfile>>, variables: UpdateUserProfileMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails', 'getUserProfile'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateUserProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateUserProfile>>>
    export type UpdateUserProfileMutationBody = UpdateUserProfileRequest
    export type UpdateUserProfileMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateUserProfileMutationVariables = {data: UpdateUserProfileRequest}

    /**
 * @summary Change the profile
 */
export const useUpdateUserProfile = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserProfile>>, TError,UpdateUserProfileMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUserProfile>>,
        TError,
        UpdateUserProfileMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateUserProfileMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetUserProfileUrl = () => {




  return `/core-api/user_profile/`
}

/**
 * @summary Read the profile and preferences
 */
export const getUserProfile = async ( options?: Parameters<typeof http>[1]): Promise<UserProfile> => {

  return http<UserProfile>(getGetUserProfileUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetUserProfileQueryKey = () => {
    return [
    "getUserProfile"
    ] as const;
    }


export const getGetUserProfileQueryOptions = <TData = Awaited<ReturnType<typeof getUserProfile>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserProfile>>> = ({ signal }) => getUserProfile({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getUserProfile>>>
export type GetUserProfileQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetUserProfile<TData = Awaited<ReturnType<typeof getUserProfile>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserProfile>>,
          TError,
          Awaited<ReturnType<typeof getUserProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserProfile<TData = Awaited<ReturnType<typeof getUserProfile>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserProfile>>,
          TError,
          Awaited<ReturnType<typeof getUserProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserProfile<TData = Awaited<ReturnType<typeof getUserProfile>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the profile and preferences
 */

export function useGetUserProfile<TData = Awaited<ReturnType<typeof getUserProfile>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getWithdrawRequestUrl = (idempotencyKey: string,) => {




  return `/profile/requests/${encodeURIComponent(String(idempotencyKey))}/withdraw/`
}

/**
 * ACCEPTED: it arrived, was done and, where it costs something, charged. WITHDRAWN: it never arrived, cost nothing, and is refused with 409 if it arrives later. A running request is awaited, so the answer is final.
 * @summary Get the outcome of a request whose answer was lost
 */
export const withdrawRequest = async (idempotencyKey: string, options?: Parameters<typeof http>[1]): Promise<RequestOutcome> => {

  return http<RequestOutcome>(getWithdrawRequestUrl(idempotencyKey),
  {
    ...options,
    method: 'POST'


  }
);}





export const getWithdrawRequestMutationKey = () => ['withdrawRequest'] as const;

export const getWithdrawRequestMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawRequest>>, TError,WithdrawRequestMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawRequest>>, TError,WithdrawRequestMutationVariables, TContext> => {

const mutationKey = getWithdrawRequestMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawRequest>>, WithdrawRequestMutationVariables> = (props) => {
          const {idempotencyKey} = props ?? {};

          return  withdrawRequest(idempotencyKey,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawRequestMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawRequest>>>

    export type WithdrawRequestMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type WithdrawRequestMutationVariables = {idempotencyKey: string}

    /**
 * @summary Get the outcome of a request whose answer was lost
 */
export const useWithdrawRequest = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawRequest>>, TError,WithdrawRequestMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawRequest>>,
        TError,
        WithdrawRequestMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawRequestMutationOptions(options), queryClient);
    }
