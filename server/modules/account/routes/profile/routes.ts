import { draftCompanyInfo } from './draft-company-info.ts'
import { getUserDetails } from './get-user-details.ts'
import { getUserProfile } from './get-user-profile.ts'
import { removeLogo } from './remove-logo.ts'
import { submitOnboardingForm } from './submit-onboarding-form.ts'
import { updateNotificationPreferences } from './update-notification-preferences.ts'
import { updateUserBrandSettings } from './update-user-brand-settings.ts'
import { updateUserLocation } from './update-user-location.ts'
import { updateUserProfile } from './update-user-profile.ts'
import { uploadLogo } from './upload-logo.ts'
import { withdrawRequest } from './withdraw-request.ts'

export const profileRoutes = {
  draftCompanyInfo,
  getUserDetails,
  getUserProfile,
  removeLogo,
  submitOnboardingForm,
  updateNotificationPreferences,
  updateUserBrandSettings,
  updateUserLocation,
  updateUserProfile,
  uploadLogo,
  withdrawRequest,
}
