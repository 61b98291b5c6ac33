/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

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
  getCountryMock,
  getCreditCapMock,
  getCreditCostMock,
  getCreditLotMock,
  getCreditPackMock,
  getCurrencyMock,
  getEngineMock,
  getFreePlanMock,
  getLeonardoModelMock,
  getMediaMock,
  getMusicTrackMock,
  getPaymentProviderMock,
  getPlanUseMock,
  getProductPriceMock,
  getVoiceLanguageMock,
  getVoiceMock
} from '../../client/model/index.faker.ts';


export const getListBackgroundMusicMediaResponseMock = (overrideResponse: Partial<Extract<BackgroundMusicMediaList, object>> = {}): BackgroundMusicMediaList => ({media: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMediaMock() })), ...overrideResponse})

export const getListEnginesResponseMock = (overrideResponse: Partial<Extract<EngineList, object>> = {}): EngineList => ({engines: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEngineMock() })), ...overrideResponse})

export const getListMusicResponseMock = (overrideResponse: Partial<Extract<MusicList, object>> = {}): MusicList => ({tracks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMusicTrackMock() })), ...overrideResponse})

export const getListVoicesByLanguageResponseMock = (overrideResponse: Partial<Extract<VoiceLanguageList, object>> = {}): VoiceLanguageList => ({languages: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getVoiceLanguageMock() })), default_voice_code: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getListVoicesResponseMock = (overrideResponse: Partial<Extract<VoiceList, object>> = {}): VoiceList => ({voices: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getVoiceMock() })), ...overrideResponse})

export const getGetCreditCostsResponseMock = (overrideResponse: Partial<Extract<CreditCostList, object>> = {}): CreditCostList => ({costs: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCreditCostMock() })), ...overrideResponse})

export const getGetCreditsSummaryResponseMock = (overrideResponse: Partial<Extract<CreditsSummary, object>> = {}): CreditsSummary => ({balance: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), posted: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), held: faker.number.float({min: 0, max: 1000000000, fractionDigits: 2}), available: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), lots: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCreditLotMock() })), granted: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), spent: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), spent_this_month: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), credits_per_month: faker.number.int({min: 0, max: 1000000000}), next_grant_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_grant_credits: faker.number.float({min: 0, max: 1000000000, fractionDigits: 2}), time_zone: faker.string.alpha({length: {min: 10, max: 20}}), monthly_cap: { ...getCreditCapMock() }, ...overrideResponse})

export const getListAvailableCountriesResponseMock = (overrideResponse: Partial<Extract<CountryList, object>> = {}): CountryList => ({countries: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCountryMock() })), ...overrideResponse})

export const getGetProductsPricesResponseMock = (overrideResponse: Partial<Extract<ProductPriceList, object>> = {}): ProductPriceList => ({currency: getCurrencyMock(), payment_provider: faker.helpers.arrayElement([getPaymentProviderMock(),null,]), prices: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getProductPriceMock() })), credit_packs: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCreditPackMock() })), free_plan: { ...getFreePlanMock() }, used: { ...getPlanUseMock() }, ...overrideResponse})

export const getListLeonardoPresetsResponseMock = (overrideResponse: Partial<Extract<LeonardoPresetList, object>> = {}): LeonardoPresetList => ({models: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getLeonardoModelMock() })), ...overrideResponse})

