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
  AccountDeletion,
  Acknowledgement,
  DataExport,
  SignedInSessionList,
  UserProfile
} from '../../client/model/index.ts';

import {
  getCancelEmailChangeResponseMock,
  getConfirmEmailChangeResponseMock,
  getGetDataExportResponseMock,
  getLinkGoogleResponseMock,
  getListSessionsResponseMock,
  getMailFirstPasswordResponseMock,
  getRemoveProfilePictureResponseMock,
  getRequestAccountDeletionResponseMock,
  getRequestDataExportResponseMock,
  getRequestEmailChangeResponseMock,
  getRevokeOtherSessionsResponseMock,
  getRevokeSessionResponseMock,
  getUnlinkGoogleResponseMock,
  getUploadProfilePictureResponseMock
} from './account.faker.ts';

export { getGetDataExportResponseMock, getRequestDataExportResponseMock, getRequestAccountDeletionResponseMock, getCancelEmailChangeResponseMock, getRequestEmailChangeResponseMock, getConfirmEmailChangeResponseMock, getUnlinkGoogleResponseMock, getLinkGoogleResponseMock, getMailFirstPasswordResponseMock, getRemoveProfilePictureResponseMock, getUploadProfilePictureResponseMock, getRevokeOtherSessionsResponseMock, getListSessionsResponseMock, getRevokeSessionResponseMock } from './account.faker.ts';


export const getGetDataExportMockHandler = (overrideResponse?: DataExport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DataExport> | DataExport), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/account/data_export/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDataExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestDataExportMockHandler = (overrideResponse?: DataExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DataExport> | DataExport), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/data_export/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestDataExportResponseMock(),
      { status: 202
      })
  }, options)
}

export const getRequestAccountDeletionMockHandler = (overrideResponse?: AccountDeletion | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountDeletion> | AccountDeletion), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/deletion/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestAccountDeletionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelEmailChangeMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/account/email_change/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelEmailChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestEmailChangeMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/email_change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestEmailChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmEmailChangeMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/email_change/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUnlinkGoogleMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/account/google/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnlinkGoogleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLinkGoogleMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/google/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLinkGoogleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMailFirstPasswordMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/password/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMailFirstPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveProfilePictureMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/account/picture/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveProfilePictureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadProfilePictureMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/picture/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadProfilePictureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeOtherSessionsMockHandler = (overrideResponse?: SignedInSessionList | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SignedInSessionList> | SignedInSessionList), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/account/sessions/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeOtherSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSessionsMockHandler = (overrideResponse?: SignedInSessionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SignedInSessionList> | SignedInSessionList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/account/sessions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeSessionMockHandler = (overrideResponse?: SignedInSessionList | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SignedInSessionList> | SignedInSessionList), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/account/sessions/:sessionId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeSessionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAccountMock = () => [
  getGetDataExportMockHandler(),
  getRequestDataExportMockHandler(),
  getRequestAccountDeletionMockHandler(),
  getCancelEmailChangeMockHandler(),
  getRequestEmailChangeMockHandler(),
  getConfirmEmailChangeMockHandler(),
  getUnlinkGoogleMockHandler(),
  getLinkGoogleMockHandler(),
  getMailFirstPasswordMockHandler(),
  getRemoveProfilePictureMockHandler(),
  getUploadProfilePictureMockHandler(),
  getRevokeOtherSessionsMockHandler(),
  getListSessionsMockHandler(),
  getRevokeSessionMockHandler()
]
