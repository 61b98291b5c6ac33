/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Acknowledgement,
  BrandSettings,
  DraftCompanyInfoRequest,
  LogoUploadRequest,
  OnboardingFormRequest,
  RequestOutcome,
  UpdateBrandSettingsRequest,
  UpdateNotificationPreferencesRequest,
  UpdateUserLocationRequest,
  UpdateUserProfileRequest,
  User,
  UserProfile
} from '../schemas/index.ts';


/**
 * The writer engine reads the text and writes `about_company` and `ideal_customer_profile`, which replace the present ones; `gpt_generated` is true until the user changes either.
 * @summary Draft company and ideal customer from a text
 */
export const DraftCompanyInfoBody = DraftCompanyInfoRequest

export const DraftCompanyInfoResponse = BrandSettings

/**
 * The first fetch of the app, with the credit balance of the header: it shows whether the stored token is still valid.
 * @summary Read the signed-in user
 */
export const GetUserDetailsResponse = User

/**
 * @summary Remove the logo
 */
export const RemoveLogoResponse = BrandSettings

/**
 * Replaces the present one. An SVG is rasterized to a PNG, so that none is ever served.
 * @summary Upload a logo
 */
export const UploadLogoBody = LogoUploadRequest

export const UploadLogoResponse = BrandSettings

/**
 * @summary Submit the onboarding form
 */
export const SubmitOnboardingFormBody = OnboardingFormRequest

export const SubmitOnboardingFormResponse = Acknowledgement

/**
 * @summary Choose which emails to get
 */
export const UpdateNotificationPreferencesBody = UpdateNotificationPreferencesRequest

export const UpdateNotificationPreferencesResponse = UserProfile

/**
 * @summary Change the brand settings
 */
export const UpdateUserBrandSettingsBody = UpdateBrandSettingsRequest

export const UpdateUserBrandSettingsResponse = BrandSettings

/**
 * @summary Store the user's location
 */
export const UpdateUserLocationBody = UpdateUserLocationRequest

export const UpdateUserLocationResponse = Acknowledgement

/**
 * @summary Change the profile
 */
export const UpdateUserProfileBody = UpdateUserProfileRequest

export const UpdateUserProfileResponse = UserProfile

/**
 * @summary Read the profile and preferences
 */
export const GetUserProfileResponse = UserProfile

/**
 * ACCEPTED: it arrived, was done and, where it costs something, charged. WITHDRAWN: it never arrived, cost nothing, and is refused with 409 if it arrives later. A running request is awaited, so the answer is final.
 * @summary Get the outcome of a request whose answer was lost
 */
export const WithdrawRequestParams = zod.object({
  "idempotency_key": zod.uuid().describe('The `Idempotency-Key` the request was sent with')
})

export const WithdrawRequestResponse = RequestOutcome

