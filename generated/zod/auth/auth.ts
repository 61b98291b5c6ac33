/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  Acknowledgement,
  ChangePasswordRequest,
  LoginRequest,
  LoginWithGoogleRequest,
  RegisterRequest,
  RegisterResult,
  ResendVerificationEmailRequest,
  ResetPasswordRequest,
  Session,
  VerifyEmailRequest
} from '../schemas/index.ts';


/**
 * Never signs in. Sends a verification mail when the host verifies addresses.
 * @summary Create an account
 */
export const RegisterBody = RegisterRequest

export const RegisterResponse = RegisterResult

/**
 * Ends every other session and answers a new token.
 * @summary Change the password
 */
export const ChangePasswordBody = ChangePasswordRequest

export const ChangePasswordResponse = Session

/**
 * Answers the same whether or not the address has an account.
 * @summary Send the verification mail again
 */
export const ResendVerificationEmailBody = ResendVerificationEmailRequest

export const ResendVerificationEmailResponse = Acknowledgement

/**
 * The mailed password works once and must be changed at sign-in; the old one keeps working until then.
 * @summary Mail a new one-time password
 */
export const ResetPasswordBody = ResetPasswordRequest

export const ResetPasswordResponse = Acknowledgement

/**
 * @summary Verify an email address
 */
export const VerifyEmailBody = VerifyEmailRequest

export const VerifyEmailResponse = Acknowledgement

/**
 * Makes an account for a new address, with the address verified.
 * @summary Log in or sign up with Google
 */
export const LoginWithGoogleBody = LoginWithGoogleRequest

export const LoginWithGoogleResponse = Session

/**
 * @summary Log in with email and password
 */
export const LoginBody = LoginRequest

export const LoginResponse = Session

/**
 * Revokes the token and ends the realtime sockets of the person.
 * @summary Log out
 */
export const LogoutResponse = Acknowledgement

