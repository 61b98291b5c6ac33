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
  CreditCap,
  CurrentSubscription,
  DemoCheckout,
  PaymentList,
  PortalSession,
  Purchase,
  StoryCredits,
  Subscription,
  SubscriptionChange,
  UsageByDay,
  UsageExport,
  UsagePage
} from '../../client/model/index.ts';

import {
  getCancelSubscriptionResponseMock,
  getChangeSubscriptionResponseMock,
  getCompleteDemoCheckoutResponseMock,
  getCreatePortalSessionResponseMock,
  getCreatePurchaseResponseMock,
  getCreateSubscriptionResponseMock,
  getExportUsageResponseMock,
  getGetCurrentSubscriptionResponseMock,
  getGetDemoCheckoutResponseMock,
  getGetPurchaseResponseMock,
  getGetStoryCreditsResponseMock,
  getGetSubscriptionResponseMock,
  getGetUsageByDayResponseMock,
  getListPaymentsResponseMock,
  getListUsageResponseMock,
  getPreviewSubscriptionChangeResponseMock,
  getResumeSubscriptionResponseMock,
  getSetMonthlyCreditCapResponseMock,
  getSetStoryCreditCapResponseMock
} from './billing.faker.ts';

export { getCancelSubscriptionResponseMock, getSetMonthlyCreditCapResponseMock, getSetStoryCreditCapResponseMock, getGetStoryCreditsResponseMock, getGetDemoCheckoutResponseMock, getCompleteDemoCheckoutResponseMock, getGetUsageByDayResponseMock, getListUsageResponseMock, getExportUsageResponseMock, getChangeSubscriptionResponseMock, getCreatePurchaseResponseMock, getCreateSubscriptionResponseMock, getGetCurrentSubscriptionResponseMock, getGetPurchaseResponseMock, getGetSubscriptionResponseMock, getListPaymentsResponseMock, getCreatePortalSessionResponseMock, getPreviewSubscriptionChangeResponseMock, getResumeSubscriptionResponseMock } from './billing.faker.ts';


export const getCancelSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.post('*/cancel_subscription/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetMonthlyCreditCapMockHandler = (overrideResponse?: CreditCap | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreditCap> | CreditCap), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/monthly_credit_cap/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetMonthlyCreditCapResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetStoryCreditCapMockHandler = (overrideResponse?: StoryCredits | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryCredits> | StoryCredits), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/credit_cap/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetStoryCreditCapResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStoryCreditsMockHandler = (overrideResponse?: StoryCredits | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryCredits> | StoryCredits), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/credits/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryCreditsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDemoCheckoutMockHandler = (overrideResponse?: DemoCheckout | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DemoCheckout> | DemoCheckout), options?: RequestHandlerOptions) => {
  return http.get('*/demo_checkout/:checkoutId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDemoCheckoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCompleteDemoCheckoutMockHandler = (overrideResponse?: DemoCheckout | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DemoCheckout> | DemoCheckout), options?: RequestHandlerOptions) => {
  return http.post('*/demo_checkout/:checkoutId/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteDemoCheckoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUsageByDayMockHandler = (overrideResponse?: UsageByDay | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UsageByDay> | UsageByDay), options?: RequestHandlerOptions) => {
  return http.get('*/usage_by_day/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUsageByDayResponseMock(),
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

export const getExportUsageMockHandler = (overrideResponse?: UsageExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UsageExport> | UsageExport), options?: RequestHandlerOptions) => {
  return http.post('*/usage_list/export/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportUsageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.post('*/xpay/change_subscription/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePurchaseMockHandler = (overrideResponse?: Purchase | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Purchase> | Purchase), options?: RequestHandlerOptions) => {
  return http.post('*/xpay/create_purchase/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePurchaseResponseMock(),
      { status: 201
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

export const getGetPurchaseMockHandler = (overrideResponse?: Purchase | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Purchase> | Purchase), options?: RequestHandlerOptions) => {
  return http.get('*/xpay/get_purchase/:purchaseId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPurchaseResponseMock(),
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

export const getListPaymentsMockHandler = (overrideResponse?: PaymentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaymentList> | PaymentList), options?: RequestHandlerOptions) => {
  return http.get('*/xpay/payments/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPaymentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePortalSessionMockHandler = (overrideResponse?: PortalSession | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PortalSession> | PortalSession), options?: RequestHandlerOptions) => {
  return http.post('*/xpay/portal_session/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePortalSessionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewSubscriptionChangeMockHandler = (overrideResponse?: SubscriptionChange | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionChange> | SubscriptionChange), options?: RequestHandlerOptions) => {
  return http.get('*/xpay/preview_subscription_change/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewSubscriptionChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResumeSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.post('*/xpay/resume_subscription/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResumeSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getBillingMock = () => [
  getCancelSubscriptionMockHandler(),
  getSetMonthlyCreditCapMockHandler(),
  getSetStoryCreditCapMockHandler(),
  getGetStoryCreditsMockHandler(),
  getGetDemoCheckoutMockHandler(),
  getCompleteDemoCheckoutMockHandler(),
  getGetUsageByDayMockHandler(),
  getListUsageMockHandler(),
  getExportUsageMockHandler(),
  getChangeSubscriptionMockHandler(),
  getCreatePurchaseMockHandler(),
  getCreateSubscriptionMockHandler(),
  getGetCurrentSubscriptionMockHandler(),
  getGetPurchaseMockHandler(),
  getGetSubscriptionMockHandler(),
  getListPaymentsMockHandler(),
  getCreatePortalSessionMockHandler(),
  getPreviewSubscriptionChangeMockHandler(),
  getResumeSubscriptionMockHandler()
]
