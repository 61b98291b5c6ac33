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
 * Does not sign in. Sends a verification email when the host verifies emails.
 * @summary Create an account
 */
export const RegisterBody = RegisterRequest

export const RegisterResponse = RegisterResult

/**
 * Ends every other session and returns a new token.
 * @summary Change the password
 */
export const ChangePasswordBody = ChangePasswordRequest

export const ChangePasswordResponse = Session

/**
 * The answer is the same whether or not the email has an account.
 * @summary Send the verification email again
 */
export const ResendVerificationEmailBody = ResendVerificationEmailRequest

export const ResendVerificationEmailResponse = Acknowledgement

/**
 * The emailed password works once and must be changed at sign-in; the old one keeps working until then.
 * @summary Email a new one-time password
 */
export const ResetPasswordBody = ResetPasswordRequest

export const ResetPasswordResponse = Acknowledgement

/**
 * @summary Verify an email
 */
export const VerifyEmailBody = VerifyEmailRequest

export const VerifyEmailResponse = Acknowledgement

/**
 * Creates an account for a new email, already verified.
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
 * Revokes the token and closes the realtime sockets of the user.
 * @summary Log out
 */
export const LogoutResponse = Acknowledgement

