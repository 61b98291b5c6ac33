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
  CurrentSubscription,
  Subscription,
  UsagePage
} from '../../client/model/index.ts';

import {
  getCancelSubscriptionResponseMock,
  getCreateSubscriptionResponseMock,
  getGetCurrentSubscriptionResponseMock,
  getGetSubscriptionResponseMock,
  getListUsageResponseMock
} from './billing.faker.ts';

export { getCancelSubscriptionResponseMock, getListUsageResponseMock, getCreateSubscriptionResponseMock, getGetCurrentSubscriptionResponseMock, getGetSubscriptionResponseMock } from './billing.faker.ts';


export const getCancelSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.post('*/cancel_subscription/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListUsageMockHandler = (overrideResponse?: UsagePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UsagePage> | UsagePage), options?: RequestHandlerOptions) => {
  return http.get('*/usage_list/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.post('*/xpay/create_subscription/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSubscriptionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetCurrentSubscriptionMockHandler = (overrideResponse?: CurrentSubscription | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CurrentSubscription> | CurrentSubscription), options?: RequestHandlerOptions) => {
  return http.get('*/xpay/current_subscription/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCurrentSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.get('*/xpay/get_subscription/:subscriptionId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getBillingMock = () => [
  getCancelSubscriptionMockHandler(),
  getListUsageMockHandler(),
  getCreateSubscriptionMockHandler(),
  getGetCurrentSubscriptionMockHandler(),
  getGetSubscriptionMockHandler()
]
