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
  Aroll,
  ChangedArolls,
  Scene
} from '../../client/model/index.ts';

import {
  getAddArollResponseMock,
  getCropArollResponseMock,
  getDecrementArollOrderResponseMock,
  getDeleteArollResponseMock,
  getFlipArollHorizontalResponseMock,
  getGetArollResponseMock,
  getIncrementArollOrderResponseMock,
  getRefreshSeedResponseMock,
  getRegenerateImageResponseMock,
  getReverseVideoResponseMock,
  getSetArollMediaResponseMock,
  getSetStockResponseMock,
  getUpdateArollDurationsResponseMock,
  getUpdateArollLayoutResponseMock,
  getUpdateContentFitResponseMock,
  getUpdateImageAnimationResponseMock,
  getUpdateTransitionResponseMock,
  getUpdateVideoAudioResponseMock,
  getUpdateVideoPlaybackRateResponseMock,
  getUpdateVideoStartEndResponseMock
} from './arolls.faker.ts';

export { getAddArollResponseMock, getSetStockResponseMock, getUpdateArollDurationsResponseMock, getDeleteArollResponseMock, getGetArollResponseMock, getCropArollResponseMock, getDecrementArollOrderResponseMock, getFlipArollHorizontalResponseMock, getIncrementArollOrderResponseMock, getUpdateArollLayoutResponseMock, getRefreshSeedResponseMock, getRegenerateImageResponseMock, getSetArollMediaResponseMock, getUpdateContentFitResponseMock, getUpdateImageAnimationResponseMock, getUpdateTransitionResponseMock, getUpdateVideoAudioResponseMock, getUpdateVideoPlaybackRateResponseMock, getUpdateVideoStartEndResponseMock, getReverseVideoResponseMock } from './arolls.faker.ts';


export const getAddArollMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/add/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddArollResponseMock(),
      { status: 201
      })
  }, options)
}

export const getSetStockMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/set_stock/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetStockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateArollDurationsMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/update_durations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateArollDurationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteArollMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/aroll/:arollId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteArollResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetArollMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/aroll/:arollId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetArollResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCropArollMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/crop/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCropArollResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDecrementArollOrderMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/decrement_order/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDecrementArollOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFlipArollHorizontalMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/flip_aroll_horizontal/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFlipArollHorizontalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getIncrementArollOrderMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/increment_order/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getIncrementArollOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateArollLayoutMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/layout/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateArollLayoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefreshSeedMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/refresh_seed/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshSeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegenerateImageMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/regenerate_image/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegenerateImageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetArollMediaMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/set_media/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetArollMediaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateContentFitMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/update_content_fit/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateContentFitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateImageAnimationMockHandler = (overrideResponse?: ChangedArolls | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedArolls> | ChangedArolls), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/update_image_animation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateImageAnimationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTransitionMockHandler = (overrideResponse?: ChangedArolls | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedArolls> | ChangedArolls), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/update_transition/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTransitionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateVideoAudioMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/update_video_audio/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVideoAudioResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateVideoPlaybackRateMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/update_video_playback_rate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVideoPlaybackRateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateVideoStartEndMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/update_video_start_end/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVideoStartEndResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReverseVideoMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/video_reverse/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReverseVideoResponseMock(),
      { status: 200
      })
  }, options)
}
export const getArollsMock = () => [
  getAddArollMockHandler(),
  getSetStockMockHandler(),
  getUpdateArollDurationsMockHandler(),
  getDeleteArollMockHandler(),
  getGetArollMockHandler(),
  getCropArollMockHandler(),
  getDecrementArollOrderMockHandler(),
  getFlipArollHorizontalMockHandler(),
  getIncrementArollOrderMockHandler(),
  getUpdateArollLayoutMockHandler(),
  getRefreshSeedMockHandler(),
  getRegenerateImageMockHandler(),
  getSetArollMediaMockHandler(),
  getUpdateContentFitMockHandler(),
  getUpdateImageAnimationMockHandler(),
  getUpdateTransitionMockHandler(),
  getUpdateVideoAudioMockHandler(),
  getUpdateVideoPlaybackRateMockHandler(),
  getUpdateVideoStartEndMockHandler(),
  getReverseVideoMockHandler()
]
