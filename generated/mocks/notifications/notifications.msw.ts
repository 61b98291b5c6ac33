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
  NotificationPage,
  NotificationSettingList,
  UnreadCount
} from '../../client/model/index.ts';

import {
  getGetNotificationSettingsResponseMock,
  getListNotificationsResponseMock,
  getMarkNotificationsReadResponseMock,
  getUpdateNotificationSettingsResponseMock
} from './notifications.faker.ts';

export { getListNotificationsResponseMock, getMarkNotificationsReadResponseMock, getGetNotificationSettingsResponseMock, getUpdateNotificationSettingsResponseMock } from './notifications.faker.ts';


export const getListNotificationsMockHandler = (overrideResponse?: NotificationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationPage> | NotificationPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/notifications/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkNotificationsReadMockHandler = (overrideResponse?: UnreadCount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnreadCount> | UnreadCount), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/notifications/read/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkNotificationsReadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNotificationSettingsMockHandler = (overrideResponse?: NotificationSettingList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationSettingList> | NotificationSettingList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/notifications/settings/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNotificationSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateNotificationSettingsMockHandler = (overrideResponse?: NotificationSettingList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotificationSettingList> | NotificationSettingList), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/notifications/settings/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationSettingsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNotificationsMock = () => [
  getListNotificationsMockHandler(),
  getMarkNotificationsReadMockHandler(),
  getGetNotificationSettingsMockHandler(),
  getUpdateNotificationSettingsMockHandler()
]
