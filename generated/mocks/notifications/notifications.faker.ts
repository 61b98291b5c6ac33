/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  NotificationPage,
  NotificationSettingList,
  UnreadCount
} from '../../client/model/index.ts';

import {
  getNotificationMock,
  getNotificationSettingMock
} from '../../client/model/index.faker.ts';


export const getListNotificationsResponseMock = (overrideResponse: Partial<Extract<NotificationPage, object>> = {}): NotificationPage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getNotificationMock() })), unread_count: faker.number.int({min: 0, max: 2147483647}), ...overrideResponse})

export const getMarkNotificationsReadResponseMock = (overrideResponse: Partial<Extract<UnreadCount, object>> = {}): UnreadCount => ({unread_count: faker.number.int({min: 0, max: 2147483647}), ...overrideResponse})

export const getGetNotificationSettingsResponseMock = (overrideResponse: Partial<Extract<NotificationSettingList, object>> = {}): NotificationSettingList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getNotificationSettingMock() })), ...overrideResponse})

export const getUpdateNotificationSettingsResponseMock = (overrideResponse: Partial<Extract<NotificationSettingList, object>> = {}): NotificationSettingList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getNotificationSettingMock() })), ...overrideResponse})

