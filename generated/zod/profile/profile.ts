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
 * The writer engine reads the text and writes `about_company` and `ideal_customer_profile`, which replace the present ones; `gpt_generated` is true until a person changes either.
 * @summary Draft company and ideal customer from a text
 */
export const DraftCompanyInfoBody = DraftCompanyInfoRequest

export const DraftCompanyInfoResponse = BrandSettings

/**
 * The fetch at the start of the app, with the credit balance of the header: it says whether the stored token still holds.
 * @summary Read the signed-in person
 */
export const GetUserDetailsResponse = User

/**
 * @summary Take the logo off
 */
export const RemoveLogoResponse = BrandSettings

/**
 * Replaces the present one. An SVG is drawn as a PNG, so that none is ever served.
 * @summary Upload a logo
 */
export const UploadLogoBody = LogoUploadRequest

export const UploadLogoResponse = BrandSettings

/**
 * @summary Hand in the onboarding form
 */
export const SubmitOnboardingFormBody = OnboardingFormRequest

export const SubmitOnboardingFormResponse = Acknowledgement

/**
 * @summary Choose which mails to get
 */
export const UpdateNotificationPreferencesBody = UpdateNotificationPreferencesRequest

export const UpdateNotificationPreferencesResponse = UserProfile

/**
 * @summary Change the brand settings
 */
export const UpdateUserBrandSettingsBody = UpdateBrandSettingsRequest

export const UpdateUserBrandSettingsResponse = BrandSettings

/**
 * @summary Store where the person is
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
 * ACCEPTED: it arrived, was done and, where it costs something, charged. WITHDRAWN: it never arrived, cost nothing, and is refused with 409 should it still come. One that is being answered is waited for, so the answer is final.
 * @summary Find out what became of a request whose answer was lost
 */
export const WithdrawRequestParams = zod.object({
  "idempotency_key": zod.uuid().describe('The `Idempotency-Key` the request was sent with')
})

export const WithdrawRequestResponse = RequestOutcome

