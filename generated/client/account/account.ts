/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  AccountDeletion,
  Acknowledgement,
  ApiProblem,
  ConfirmEmailChangeRequest,
  ConflictResponse,
  DataExport,
  ForbiddenResponse,
  InternalErrorResponse,
  LinkGoogleRequest,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProviderKeyList,
  RateLimitedResponse,
  RequestAccountDeletionRequest,
  RequestEmailChangeRequest,
  SignedInSessionList,
  StorageFullResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  UnsupportedMediaTypeResponse,
  UpdateProviderKeyRequest,
  UploadProfilePictureRequest,
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




export const getGetDataExportUrl = () => {




  return `/core-api/account/data_export/`
}

/**
 * @summary Get the progress of the data export
 */
export const getDataExport = async ( options?: Parameters<typeof http>[1]): Promise<DataExport> => {

  return http<DataExport>(getGetDataExportUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDataExportQueryKey = () => {
    return [
    "getDataExport"
    ] as const;
    }


export const getGetDataExportQueryOptions = <TData = Awaited<ReturnType<typeof getDataExport>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataExport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDataExportQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDataExport>>> = ({ signal }) => getDataExport({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDataExport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDataExportQueryResult = NonNullable<Awaited<ReturnType<typeof getDataExport>>>
export type GetDataExportQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useGetDataExport<TData = Awaited<ReturnType<typeof getDataExport>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataExport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDataExport>>,
          TError,
          Awaited<ReturnType<typeof getDataExport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDataExport<TData = Awaited<ReturnType<typeof getDataExport>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataExport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDataExport>>,
          TError,
          Awaited<ReturnType<typeof getDataExport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDataExport<TData = Awaited<ReturnType<typeof getDataExport>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataExport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the progress of the data export
 */

export function useGetDataExport<TData = Awaited<ReturnType<typeof getDataExport>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataExport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDataExportQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRequestDataExportUrl = () => {




  return `/core-api/account/data_export/`
}

/**
 * One zip: every story with its document, captions, videos and media, the profile and the ledger. Prepared as a job and offered for seven days; an email announces it. An export in preparation continues.
 * @summary Request an export of all data
 */
export const requestDataExport = async ( options?: Parameters<typeof http>[1]): Promise<DataExport> => {

  return http<DataExport>(getRequestDataExportUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRequestDataExportMutationKey = () => ['requestDataExport'] as const;

export const getRequestDataExportMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDataExport>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestDataExport>>, TError,void, TContext> => {

const mutationKey = getRequestDataExportMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestDataExport>>, void> = () => {


          return  requestDataExport(requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof requestDataExport>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getDataExport'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RequestDataExportMutationResult = NonNullable<Awaited<ReturnType<typeof requestDataExport>>>

    export type RequestDataExportMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>


    /**
 * @summary Request an export of all data
 */
export const useRequestDataExport = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDataExport>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestDataExport>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRequestDataExportMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRequestAccountDeletionUrl = () => {




  return `/core-api/account/deletion/`
}

/**
 * Signing in before then restores everything. Afterwards no row, file, channel, job or email of the user is left.
 * @summary Delete the account
 */
export const requestAccountDeletion = async (requestAccountDeletionRequest: RequestAccountDeletionRequest, options?: Parameters<typeof http>[1]): Promise<AccountDeletion> => {

return http<AccountDeletion>(getRequestAccountDeletionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(requestAccountDeletionRequest)
  }
);}





export const getRequestAccountDeletionMutationKey = () => ['requestAccountDeletion'] as const;

export const getRequestAccountDeletionMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccountDeletion>>, TError,RequestAccountDeletionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestAccountDeletion>>, TError,RequestAccountDeletionMutationVariables, TContext> => {

const mutationKey = getRequestAccountDeletionMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestAccountDeletion>>, RequestAccountDeletionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestAccountDeletion(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestAccountDeletionMutationResult = NonNullable<Awaited<ReturnType<typeof requestAccountDeletion>>>
    export type RequestAccountDeletionMutationBody = RequestAccountDeletionRequest
    export type RequestAccountDeletionMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RequestAccountDeletionMutationVariables = {data: RequestAccountDeletionRequest}

    /**
 * @summary Delete the account
 */
export const useRequestAccountDeletion = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccountDeletion>>, TError,RequestAccountDeletionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestAccountDeletion>>,
        TError,
        RequestAccountDeletionMutationVariables,
        TContext
      > => {
      return useMutation(getRequestAccountDeletionMutationOptions(options), queryClient);
    }
    export const getCancelEmailChangeUrl = () => {




  return `/core-api/account/email_change/`
}

/**
 * @summary Cancel a change of email
 */
export const cancelEmailChange = async ( options?: Parameters<typeof http>[1]): Promise<UserProfile> => {

  return http<UserProfile>(getCancelEmailChangeUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getCancelEmailChangeMutationKey = () => ['cancelEmailChange'] as const;

export const getCancelEmailChangeMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,void, TContext> => {

const mutationKey = getCancelEmailChangeMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelEmailChange>>, void> = () => {


          return  cancelEmailChange(requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof cancelEmailChange>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserProfile'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CancelEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof cancelEmailChange>>>

    export type CancelEmailChangeMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>


    /**
 * @summary Cancel a change of email
 */
export const useCancelEmailChange = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelEmailChange>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelEmailChangeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRequestEmailChangeUrl = () => {




  return `/core-api/account/email_change/`
}

/**
 * Sends a link to the new email and notifies the old one. Nothing changes before the link is opened, within a day. Another request replaces the link.
 * @summary Request a change of email
 */
export const requestEmailChange = async (requestEmailChangeRequest: RequestEmailChangeRequest, options?: Parameters<typeof http>[1]): Promise<UserProfile> => {

return http<UserProfile>(getRequestEmailChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(requestEmailChangeRequest)
  }
);}





export const getRequestEmailChangeMutationKey = () => ['requestEmailChange'] as const;

export const getRequestEmailChangeMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext> => {

const mutationKey = getRequestEmailChangeMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestEmailChange>>, RequestEmailChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestEmailChange(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof requestEmailChange>>, variables: RequestEmailChangeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserProfile'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RequestEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof requestEmailChange>>>
    export type RequestEmailChangeMutationBody = RequestEmailChangeRequest
    export type RequestEmailChangeMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RequestEmailChangeMutationVariables = {data: RequestEmailChangeRequest}

    /**
 * @summary Request a change of email
 */
export const useRequestEmailChange = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestEmailChange>>,
        TError,
        RequestEmailChangeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRequestEmailChangeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getConfirmEmailChangeUrl = () => {




  return `/core-api/account/email_change/confirm/`
}

/**
 * @summary Confirm a new email
 */
export const confirmEmailChange = async (confirmEmailChangeRequest: ConfirmEmailChangeRequest, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

return http<Acknowledgement>(getConfirmEmailChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(confirmEmailChangeRequest)
  }
);}





export const getConfirmEmailChangeMutationKey = () => ['confirmEmailChange'] as const;

export const getConfirmEmailChangeMutationOptions = <TError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext> => {

const mutationKey = getConfirmEmailChangeMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmailChange>>, ConfirmEmailChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmEmailChange(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof confirmEmailChange>>, variables: ConfirmEmailChangeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserProfile', 'getUserDetails'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ConfirmEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmailChange>>>
    export type ConfirmEmailChangeMutationBody = ConfirmEmailChangeRequest
    export type ConfirmEmailChangeMutationError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ConfirmEmailChangeMutationVariables = {data: ConfirmEmailChangeRequest}

    /**
 * @summary Confirm a new email
 */
export const useConfirmEmailChange = <TError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmailChange>>,
        TError,
        ConfirmEmailChangeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmEmailChangeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUnlinkGoogleUrl = () => {




  return `/core-api/account/google/`
}

/**
 * @summary Unlink the Google account
 */
export const unlinkGoogle = async ( options?: Parameters<typeof http>[1]): Promise<UserProfile> => {

  return http<UserProfile>(getUnlinkGoogleUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getUnlinkGoogleMutationKey = () => ['unlinkGoogle'] as const;

export const getUnlinkGoogleMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlinkGoogle>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unlinkGoogle>>, TError,void, TContext> => {

const mutationKey = getUnlinkGoogleMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unlinkGoogle>>, void> = () => {


          return  unlinkGoogle(requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof unlinkGoogle>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserProfile'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UnlinkGoogleMutationResult = NonNullable<Awaited<ReturnType<typeof unlinkGoogle>>>

    export type UnlinkGoogleMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>


    /**
 * @summary Unlink the Google account
 */
export const useUnlinkGoogle = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlinkGoogle>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unlinkGoogle>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUnlinkGoogleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getLinkGoogleUrl = () => {




  return `/core-api/account/google/`
}

/**
 * @summary Link a Google account
 */
export const linkGoogle = async (linkGoogleRequest: LinkGoogleRequest, options?: Parameters<typeof http>[1]): Promise<UserProfile> => {

return http<UserProfile>(getLinkGoogleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(linkGoogleRequest)
  }
);}





export const getLinkGoogleMutationKey = () => ['linkGoogle'] as const;

export const getLinkGoogleMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkGoogle>>, TError,LinkGoogleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof linkGoogle>>, TError,LinkGoogleMutationVariables, TContext> => {

const mutationKey = getLinkGoogleMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof linkGoogle>>, LinkGoogleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  linkGoogle(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof linkGoogle>>, variables: LinkGoogleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserProfile'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type LinkGoogleMutationResult = NonNullable<Awaited<ReturnType<typeof linkGoogle>>>
    export type LinkGoogleMutationBody = LinkGoogleRequest
    export type LinkGoogleMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type LinkGoogleMutationVariables = {data: LinkGoogleRequest}

    /**
 * @summary Link a Google account
 */
export const useLinkGoogle = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkGoogle>>, TError,LinkGoogleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof linkGoogle>>,
        TError,
        LinkGoogleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getLinkGoogleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getMailFirstPasswordUrl = () => {




  return `/core-api/account/password/`
}

/**
 * The emailed password works for a day; changePassword takes it as the current one.
 * @summary Email a password to an account without one
 */
export const mailFirstPassword = async ( options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getMailFirstPasswordUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getMailFirstPasswordMutationKey = () => ['mailFirstPassword'] as const;

export const getMailFirstPasswordMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mailFirstPassword>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof mailFirstPassword>>, TError,void, TContext> => {

const mutationKey = getMailFirstPasswordMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mailFirstPassword>>, void> = () => {


          return  mailFirstPassword(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MailFirstPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof mailFirstPassword>>>

    export type MailFirstPasswordMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>


    /**
 * @summary Email a password to an account without one
 */
export const useMailFirstPassword = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mailFirstPassword>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mailFirstPassword>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getMailFirstPasswordMutationOptions(options), queryClient);
    }
    export const getRemoveProfilePictureUrl = () => {




  return `/core-api/account/picture/`
}

/**
 * @summary Remove the profile image
 */
export const removeProfilePicture = async ( options?: Parameters<typeof http>[1]): Promise<UserProfile> => {

  return http<UserProfile>(getRemoveProfilePictureUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveProfilePictureMutationKey = () => ['removeProfilePicture'] as const;

export const getRemoveProfilePictureMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProfilePicture>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeProfilePicture>>, TError,void, TContext> => {

const mutationKey = getRemoveProfilePictureMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeProfilePicture>>, void> = () => {


          return  removeProfilePicture(requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof removeProfilePicture>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserProfile', 'getUserDetails'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveProfilePictureMutationResult = NonNullable<Awaited<ReturnType<typeof removeProfilePicture>>>

    export type RemoveProfilePictureMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>


    /**
 * @summary Remove the profile image
 */
export const useRemoveProfilePicture = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProfilePicture>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeProfilePicture>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveProfilePictureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUploadProfilePictureUrl = () => {




  return `/core-api/account/picture/`
}

/**
 * Replaces the present one.
 * @summary Upload a profile image
 */
export const uploadProfilePicture = async (uploadProfilePictureRequest: UploadProfilePictureRequest, options?: Parameters<typeof http>[1]): Promise<UserProfile> => {
    const formData = new FormData();
formData.append(`picture`, uploadProfilePictureRequest.picture);

  return http<UserProfile>(getUploadProfilePictureUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadProfilePictureMutationKey = () => ['uploadProfilePicture'] as const;

export const getUploadProfilePictureMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadProfilePicture>>, TError,UploadProfilePictureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadProfilePicture>>, TError,UploadProfilePictureMutationVariables, TContext> => {

const mutationKey = getUploadProfilePictureMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadProfilePicture>>, UploadProfilePictureMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadProfilePicture(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof uploadProfilePicture>>, variables: UploadProfilePictureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserProfile', 'getUserDetails'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UploadProfilePictureMutationResult = NonNullable<Awaited<ReturnType<typeof uploadProfilePicture>>>
    export type UploadProfilePictureMutationBody = UploadProfilePictureRequest
    export type UploadProfilePictureMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UploadProfilePictureMutationVariables = {data: UploadProfilePictureRequest}

    /**
 * @summary Upload a profile image
 */
export const useUploadProfilePicture = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadProfilePicture>>, TError,UploadProfilePictureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadProfilePicture>>,
        TError,
        UploadProfilePictureMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUploadProfilePictureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListProviderKeysUrl = () => {




  return `/core-api/account/provider_keys/`
}

/**
 * Which providers a user can set a key of, and of which they have. Their own work then uses their key, and costs no credits there.
 * @summary List own keys of providers
 */
export const listProviderKeys = async ( options?: Parameters<typeof http>[1]): Promise<ProviderKeyList> => {

  return http<ProviderKeyList>(getListProviderKeysUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProviderKeysQueryKey = () => {
    return [
    "listProviderKeys"
    ] as const;
    }


export const getListProviderKeysQueryOptions = <TData = Awaited<ReturnType<typeof listProviderKeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderKeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProviderKeysQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProviderKeys>>> = ({ signal }) => listProviderKeys({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProviderKeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProviderKeysQueryResult = NonNullable<Awaited<ReturnType<typeof listProviderKeys>>>
export type ListProviderKeysQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListProviderKeys<TData = Awaited<ReturnType<typeof listProviderKeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderKeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviderKeys>>,
          TError,
          Awaited<ReturnType<typeof listProviderKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviderKeys<TData = Awaited<ReturnType<typeof listProviderKeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderKeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviderKeys>>,
          TError,
          Awaited<ReturnType<typeof listProviderKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviderKeys<TData = Awaited<ReturnType<typeof listProviderKeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderKeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own keys of providers
 */

export function useListProviderKeys<TData = Awaited<ReturnType<typeof listProviderKeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderKeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProviderKeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRevokeOtherSessionsUrl = () => {




  return `/core-api/account/sessions/`
}

/**
 * Their realtime connections end too.
 * @summary Sign out every other device
 */
export const revokeOtherSessions = async ( options?: Parameters<typeof http>[1]): Promise<SignedInSessionList> => {

  return http<SignedInSessionList>(getRevokeOtherSessionsUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeOtherSessionsMutationKey = () => ['revokeOtherSessions'] as const;

export const getRevokeOtherSessionsMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOtherSessions>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeOtherSessions>>, TError,void, TContext> => {

const mutationKey = getRevokeOtherSessionsMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeOtherSessions>>, void> = () => {


          return  revokeOtherSessions(requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof revokeOtherSessions>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listSessions'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RevokeOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof revokeOtherSessions>>>

    export type RevokeOtherSessionsMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>


    /**
 * @summary Sign out every other device
 */
export const useRevokeOtherSessions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOtherSessions>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRevokeOtherSessionsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListSessionsUrl = () => {




  return `/core-api/account/sessions/`
}

/**
 * Up to 200, those that called last.
 * @summary List the signed-in devices
 */
export const listSessions = async ( options?: Parameters<typeof http>[1]): Promise<SignedInSessionList> => {

  return http<SignedInSessionList>(getListSessionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSessionsQueryKey = () => {
    return [
    "listSessions"
    ] as const;
    }


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the signed-in devices
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRevokeSessionUrl = (sessionId: string,) => {




  return `/core-api/account/sessions/${encodeURIComponent(String(sessionId))}/`
}

/**
 * Its realtime connections end too.
 * @summary Sign out a device
 */
export const revokeSession = async (sessionId: string, options?: Parameters<typeof http>[1]): Promise<SignedInSessionList> => {

  return http<SignedInSessionList>(getRevokeSessionUrl(sessionId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeSessionMutationKey = () => ['revokeSession'] as const;

export const getRevokeSessionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeSession>>, TError,RevokeSessionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeSession>>, TError,RevokeSessionMutationVariables, TContext> => {

const mutationKey = getRevokeSessionMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeSession>>, RevokeSessionMutationVariables> = (props) => {
          const {sessionId} = props ?? {};

          return  revokeSession(sessionId,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof revokeSession>>, variables: RevokeSessionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['listSessions'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RevokeSessionMutationResult = NonNullable<Awaited<ReturnType<typeof revokeSession>>>

    export type RevokeSessionMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RevokeSessionMutationVariables = {sessionId: string}

    /**
 * @summary Sign out a device
 */
export const useRevokeSession = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeSession>>, TError,RevokeSessionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeSession>>,
        TError,
        RevokeSessionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRevokeSessionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUpdateProviderKeyUrl = () => {




  return `/core-api/account/update_provider_key/`
}

/**
 * The provider is asked about the key where that costs nothing; a key that it refuses is not stored. Stored keys are encrypted. Work that was priced with a key that is removed ends without it, by the next engine or with its credits back.
 * @summary Set, check or remove an own key of a provider
 */
export const updateProviderKey = async (updateProviderKeyRequest: UpdateProviderKeyRequest, options?: Parameters<typeof http>[1]): Promise<ProviderKeyList> => {

return http<ProviderKeyList>(getUpdateProviderKeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateProviderKeyRequest)
  }
);}





export const getUpdateProviderKeyMutationKey = () => ['updateProviderKey'] as const;

export const getUpdateProviderKeyMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProviderKey>>, TError,UpdateProviderKeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProviderKey>>, TError,UpdateProviderKeyMutationVariables, TContext> => {

const mutationKey = getUpdateProviderKeyMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProviderKey>>, UpdateProviderKeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateProviderKey(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof updateProviderKey>>, variables: UpdateProviderKeyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getCreditCosts', 'getNewStoryQuote', 'listEngines', 'listLeonardoPresets', 'listProviderKeys', 'listVoices'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateProviderKeyMutationResult = NonNullable<Awaited<ReturnType<typeof updateProviderKey>>>
    export type UpdateProviderKeyMutationBody = UpdateProviderKeyRequest
    export type UpdateProviderKeyMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type UpdateProviderKeyMutationVariables = {data: UpdateProviderKeyRequest}

    /**
 * @summary Set, check or remove an own key of a provider
 */
export const useUpdateProviderKey = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProviderKey>>, TError,UpdateProviderKeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProviderKey>>,
        TError,
        UpdateProviderKeyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateProviderKeyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
