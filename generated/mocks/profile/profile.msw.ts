/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Acknowledgement,
  BrandSettings,
  RequestOutcome,
  User,
  UserProfile
} from '../../client/model/index.ts';

import {
  getDraftCompanyInfoResponseMock,
  getGetUserDetailsResponseMock,
  getGetUserProfileResponseMock,
  getRemoveLogoResponseMock,
  getSubmitOnboardingFormResponseMock,
  getUpdateNotificationPreferencesResponseMock,
  getUpdateUserBrandSettingsResponseMock,
  getUpdateUserLocationResponseMock,
  getUpdateUserProfileResponseMock,
  getUploadLogoResponseMock,
  getWithdrawRequestResponseMock
} from './profile.faker.ts';

export { getDraftCompanyInfoResponseMock, getGetUserDetailsResponseMock, getRemoveLogoResponseMock, getUploadLogoResponseMock, getSubmitOnboardingFormResponseMock, getUpdateNotificationPreferencesResponseMock, getUpdateUserBrandSettingsResponseMock, getUpdateUserLocationResponseMock, getUpdateUserProfileResponseMock, getGetUserProfileResponseMock, getWithdrawRequestResponseMock } from './profile.faker.ts';


export const getDraftCompanyInfoMockHandler = (overrideResponse?: BrandSettings | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BrandSettings> | BrandSettings), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/draft_company_info/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDraftCompanyInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserDetailsMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_user_details/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserDetailsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveLogoMockHandler = (overrideResponse?: BrandSettings | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BrandSettings> | BrandSettings), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/logo_upload/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveLogoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadLogoMockHandler = (overrideResponse?: BrandSettings | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BrandSettings> | BrandSettings), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/logo_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadLogoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitOnboardingFormMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/onboarding_form/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitOnboardingFormResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateNotificationPreferencesMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_notif_prefs/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationPreferencesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserBrandSettingsMockHandler = (overrideResponse?: BrandSettings | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BrandSettings> | BrandSettings), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_user_brand_settings/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserBrandSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserLocationMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_user_location/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserProfileMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_user_profile/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserProfileMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/user_profile/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawRequestMockHandler = (overrideResponse?: RequestOutcome | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RequestOutcome> | RequestOutcome), options?: RequestHandlerOptions) => {
  return http.post('*/profile/requests/:idempotencyKey/withdraw/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawRequestResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProfileMock = () => [
  getDraftCompanyInfoMockHandler(),
  getGetUserDetailsMockHandler(),
  getRemoveLogoMockHandler(),
  getUploadLogoMockHandler(),
  getSubmitOnboardingFormMockHandler(),
  getUpdateNotificationPreferencesMockHandler(),
  getUpdateUserBrandSettingsMockHandler(),
  getUpdateUserLocationMockHandler(),
  getUpdateUserProfileMockHandler(),
  getGetUserProfileMockHandler(),
  getWithdrawRequestMockHandler()
]
