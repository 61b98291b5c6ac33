/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  BackgroundMusicMediaList,
  CountryList,
  CreditCostList,
  CreditsSummary,
  LeonardoPresetList,
  MusicList,
  ProductPriceList,
  VoiceLanguageList,
  VoiceList
} from '../schemas/index.ts';


/**
 * @summary List own sound files that can serve as music
 */
export const ListBackgroundMusicMediaResponse = BackgroundMusicMediaList

/**
 * @summary List the music that comes with the product
 */
export const ListMusicResponse = MusicList

/**
 * @summary List the voices by language
 */
export const ListVoicesByLanguageResponse = VoiceLanguageList

/**
 * @summary List every voice
 */
export const ListVoicesResponse = VoiceList

/**
 * @summary Read what each action costs
 */
export const GetCreditCostsResponse = CreditCostList

/**
 * @summary Read where the credits stand
 */
export const GetCreditsSummaryResponse = CreditsSummary

/**
 * @summary List the countries people can be in
 */
export const ListAvailableCountriesResponse = CountryList

/**
 * @summary Read the plans and prices
 */
export const GetProductsPricesResponse = ProductPriceList

/**
 * @summary List the picture models and their styles
 */
export const ListLeonardoPresetsResponse = LeonardoPresetList

