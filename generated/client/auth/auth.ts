/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Acknowledgement,
  ApiProblem,
  ChangePasswordRequest,
  ConflictResponse,
  ForbiddenResponse,
  InternalErrorResponse,
  LoginRequest,
  LoginWithGoogleRequest,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  RegisterRequest,
  RegisterResult,
  ResendVerificationEmailRequest,
  ResetPasswordRequest,
  Session,
  StorageFullResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedBodyTypeResponse,
  ValidationFailedResponse,
  VerifyEmailRequest
} from '#generated/schema.ts';

import {
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



export const getRegisterUrl = () => {




  return `/api/register/`
}

/**
 * Does not sign in. Sends a verification email when the host verifies emails.
 * @summary Create an account
 */
export const register = async (registerRequest: RegisterRequest, options?: Parameters<typeof http>[1]): Promise<RegisterResult> => {

return http<RegisterResult>(getRegisterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(registerRequest)
  }
);}





export const getRegisterMutationKey = () => ['register'] as const;

export const getRegisterMutationOptions = <TError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext> => {

const mutationKey = getRegisterMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof register>>, RegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  register(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>
    export type RegisterMutationBody = RegisterRequest
    export type RegisterMutationError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type RegisterMutationVariables = {data: RegisterRequest}

    /**
 * @summary Create an account
 */
export const useRegister = <TError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof register>>,
        TError,
        RegisterMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMutationOptions(options), queryClient);
    }
    export const getChangePasswordUrl = () => {




  return `/core-api/change_password/`
}

/**
 * Ends every other session and returns a new token.
 * @summary Change the password
 */
export const changePassword = async (changePasswordRequest: ChangePasswordRequest, options?: Parameters<typeof http>[1]): Promise<Session> => {

return http<Session>(getChangePasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(changePasswordRequest)
  }
);}





export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }

  const onSuccess = (...args: [data: Awaited<ReturnType<typeof changePassword>>, variables: ChangePasswordMutationVariables, onMutateResult: TContext, context: MutationFunctionContext]) => afterSuccess(queryClient, options, ['getUserDetails'], args);




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = ChangePasswordRequest
    export type ChangePasswordMutationError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ChangePasswordMutationVariables = {data: ChangePasswordRequest}

    /**
 * @summary Change the password
 */
export const useChangePassword = <TError = ErrorType<ApiProblem | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getChangePasswordMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getResendVerificationEmailUrl = () => {




  return `/core-api/resend_verification_email/`
}

/**
 * The answer is the same whether or not the email has an account.
 * @summary Send the verification email again
 */
export const resendVerificationEmail = async (resendVerificationEmailRequest: ResendVerificationEmailRequest, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

return http<Acknowledgement>(getResendVerificationEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(resendVerificationEmailRequest)
  }
);}





export const getResendVerificationEmailMutationKey = () => ['resendVerificationEmail'] as const;

export const getResendVerificationEmailMutationOptions = <TError = ErrorType<ValidationFailedResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendVerificationEmail>>, TError,ResendVerificationEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendVerificationEmail>>, TError,ResendVerificationEmailMutationVariables, TContext> => {

const mutationKey = getResendVerificationEmailMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendVerificationEmail>>, ResendVerificationEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resendVerificationEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendVerificationEmailMutationResult = NonNullable<Awaited<ReturnType<typeof resendVerificationEmail>>>
    export type ResendVerificationEmailMutationBody = ResendVerificationEmailRequest
    export type ResendVerificationEmailMutationError = ErrorType<ValidationFailedResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ResendVerificationEmailMutationVariables = {data: ResendVerificationEmailRequest}

    /**
 * @summary Send the verification email again
 */
export const useResendVerificationEmail = <TError = ErrorType<ValidationFailedResponse | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendVerificationEmail>>, TError,ResendVerificationEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendVerificationEmail>>,
        TError,
        ResendVerificationEmailMutationVariables,
        TContext
      > => {
      return useMutation(getResendVerificationEmailMutationOptions(options), queryClient);
    }
    export const getResetPasswordUrl = () => {




  return `/core-api/reset_password/`
}

/**
 * The emailed password works once and must be changed at sign-in; the old one keeps working until then.
 * @summary Email a new one-time password
 */
export const resetPassword = async (resetPasswordRequest: ResetPasswordRequest, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

return http<Acknowledgement>(getResetPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(resetPasswordRequest)
  }
);}





export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = ResetPasswordRequest
    export type ResetPasswordMutationError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type ResetPasswordMutationVariables = {data: ResetPasswordRequest}

    /**
 * @summary Email a new one-time password
 */
export const useResetPassword = <TError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    export const getVerifyEmailUrl = () => {




  return `/core-api/verify_email/`
}

/**
 * @summary Verify an email
 */
export const verifyEmail = async (verifyEmailRequest: VerifyEmailRequest, options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

return http<Acknowledgement>(getVerifyEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(verifyEmailRequest)
  }
);}





export const getVerifyEmailMutationKey = () => ['verifyEmail'] as const;

export const getVerifyEmailMutationOptions = <TError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext> => {

const mutationKey = getVerifyEmailMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyEmail>>, VerifyEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyEmailMutationResult = NonNullable<Awaited<ReturnType<typeof verifyEmail>>>
    export type VerifyEmailMutationBody = VerifyEmailRequest
    export type VerifyEmailMutationError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type VerifyEmailMutationVariables = {data: VerifyEmailRequest}

    /**
 * @summary Verify an email
 */
export const useVerifyEmail = <TError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyEmail>>,
        TError,
        VerifyEmailMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyEmailMutationOptions(options), queryClient);
    }
    export const getLoginWithGoogleUrl = () => {




  return `/dj-rest-auth/google/`
}

/**
 * Creates an account for a new email, already verified.
 * @summary Log in or sign up with Google
 */
export const loginWithGoogle = async (loginWithGoogleRequest: LoginWithGoogleRequest, options?: Parameters<typeof http>[1]): Promise<Session> => {

return http<Session>(getLoginWithGoogleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(loginWithGoogleRequest)
  }
);}





export const getLoginWithGoogleMutationKey = () => ['loginWithGoogle'] as const;

export const getLoginWithGoogleMutationOptions = <TError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginWithGoogle>>, TError,LoginWithGoogleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof loginWithGoogle>>, TError,LoginWithGoogleMutationVariables, TContext> => {

const mutationKey = getLoginWithGoogleMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginWithGoogle>>, LoginWithGoogleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginWithGoogle(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginWithGoogleMutationResult = NonNullable<Awaited<ReturnType<typeof loginWithGoogle>>>
    export type LoginWithGoogleMutationBody = LoginWithGoogleRequest
    export type LoginWithGoogleMutationError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type LoginWithGoogleMutationVariables = {data: LoginWithGoogleRequest}

    /**
 * @summary Log in or sign up with Google
 */
export const useLoginWithGoogle = <TError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginWithGoogle>>, TError,LoginWithGoogleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginWithGoogle>>,
        TError,
        LoginWithGoogleMutationVariables,
        TContext
      > => {
      return useMutation(getLoginWithGoogleMutationOptions(options), queryClient);
    }
    export const getLoginUrl = () => {




  return `/dj-rest-auth/login/`
}

/**
 * @summary Log in with email and password
 */
export const login = async (loginRequest: LoginRequest, options?: Parameters<typeof http>[1]): Promise<Session> => {

return http<Session>(getLoginUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(loginRequest)
  }
);}





export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = LoginRequest
    export type LoginMutationError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>
    export type LoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Log in with email and password
 */
export const useLogin = <TError = ErrorType<ApiProblem | PayloadTooLargeResponse | UnsupportedBodyTypeResponse | RateLimitedResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    export const getLogoutUrl = () => {




  return `/dj-rest-auth/logout/`
}

/**
 * Revokes the token and closes the realtime sockets of the user.
 * @summary Log out
 */
export const logout = async ( options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {

  return http<Acknowledgement>(getLogoutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>


    /**
 * @summary Log out
 */
export const useLogout = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | InternalErrorResponse | UnavailableResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
