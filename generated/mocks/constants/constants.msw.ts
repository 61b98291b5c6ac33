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
  BackgroundMusicMediaList,
  CountryList,
  CreditCostList,
  CreditsSummary,
  EngineList,
  LeonardoPresetList,
  MusicList,
  ProductPriceList,
  VoiceLanguageList,
  VoiceList
} from '../../client/model/index.ts';

import {
  getGetCreditCostsResponseMock,
  getGetCreditsSummaryResponseMock,
  getGetProductsPricesResponseMock,
  getListAvailableCountriesResponseMock,
  getListBackgroundMusicMediaResponseMock,
  getListEnginesResponseMock,
  getListLeonardoPresetsResponseMock,
  getListMusicResponseMock,
  getListVoicesByLanguageResponseMock,
  getListVoicesResponseMock
} from './constants.faker.ts';

export { getListBackgroundMusicMediaResponseMock, getListEnginesResponseMock, getListMusicResponseMock, getListVoicesByLanguageResponseMock, getListVoicesResponseMock, getGetCreditCostsResponseMock, getGetCreditsSummaryResponseMock, getListAvailableCountriesResponseMock, getGetProductsPricesResponseMock, getListLeonardoPresetsResponseMock } from './constants.faker.ts';


export const getListBackgroundMusicMediaMockHandler = (overrideResponse?: BackgroundMusicMediaList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BackgroundMusicMediaList> | BackgroundMusicMediaList), options?: RequestHandlerOptions) => {
  return http.get('*/bg_music_media/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBackgroundMusicMediaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListEnginesMockHandler = (overrideResponse?: EngineList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EngineList> | EngineList), options?: RequestHandlerOptions) => {
  return http.get('*/constants/engines/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEnginesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMusicMockHandler = (overrideResponse?: MusicList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MusicList> | MusicList), options?: RequestHandlerOptions) => {
  return http.get('*/constants/music/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMusicResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVoicesByLanguageMockHandler = (overrideResponse?: VoiceLanguageList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VoiceLanguageList> | VoiceLanguageList), options?: RequestHandlerOptions) => {
  return http.get('*/constants/v2/voice', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVoicesByLanguageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVoicesMockHandler = (overrideResponse?: VoiceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VoiceList> | VoiceList), options?: RequestHandlerOptions) => {
  return http.get('*/constants/voice/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVoicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCreditCostsMockHandler = (overrideResponse?: CreditCostList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CreditCostList> | CreditCostList), options?: RequestHandlerOptions) => {
  return http.get('*/credit_costs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCreditCostsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCreditsSummaryMockHandler = (overrideResponse?: CreditsSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CreditsSummary> | CreditsSummary), options?: RequestHandlerOptions) => {
  return http.get('*/credits_summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCreditsSummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAvailableCountriesMockHandler = (overrideResponse?: CountryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryList> | CountryList), options?: RequestHandlerOptions) => {
  return http.get('*/get_available_countries/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAvailableCountriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProductsPricesMockHandler = (overrideResponse?: ProductPriceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductPriceList> | ProductPriceList), options?: RequestHandlerOptions) => {
  return http.get('*/get_products_prices/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProductsPricesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLeonardoPresetsMockHandler = (overrideResponse?: LeonardoPresetList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LeonardoPresetList> | LeonardoPresetList), options?: RequestHandlerOptions) => {
  return http.get('*/leonardo_presets/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLeonardoPresetsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getConstantsMock = () => [
  getListBackgroundMusicMediaMockHandler(),
  getListEnginesMockHandler(),
  getListMusicMockHandler(),
  getListVoicesByLanguageMockHandler(),
  getListVoicesMockHandler(),
  getGetCreditCostsMockHandler(),
  getGetCreditsSummaryMockHandler(),
  getListAvailableCountriesMockHandler(),
  getGetProductsPricesMockHandler(),
  getListLeonardoPresetsMockHandler()
]
