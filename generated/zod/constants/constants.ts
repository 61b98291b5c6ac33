/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  BackgroundMusicMediaList,
  CountryList,
  CreditCostList,
  CreditsSummary,
  EngineList,
  LeonardoPresetList,
  MusicList,
  ProductPriceList,
  SoundEffectList,
  VoiceLanguageList,
  VoiceList
} from '../schemas/index.ts';


/**
 * @summary List own sound files, uploaded or composed, that can serve as music; voice recordings are left out
 */
export const ListBackgroundMusicMediaResponse = BackgroundMusicMediaList

/**
 * The preferred engine for each kind of work, so that screens name the real one.
 * @summary List the engines
 */
export const ListEnginesResponse = EngineList

/**
 * @summary List the music that comes with the product
 */
export const ListMusicResponse = MusicList

/**
 * @summary List the sound effects and ambience that come with the product
 */
export const ListSoundEffectsResponse = SoundEffectList

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
export const getCreditCostsQueryImageModelMax = 200;



export const GetCreditCostsQueryParams = zod.object({
  "image_model": zod.string().min(1).max(getCreditCostsQueryImageModelMax).optional().describe('Model for the requested images and portraits, as set in a story; the first one by default'),
  "image_style_id": zod.uuid().optional().describe('Image style of these images; its trained model or reference image may be for the built-in engine alone')
})

export const GetCreditCostsResponse = CreditCostList

/**
 * @summary Read the credits summary (granted, spent, balance)
 */
export const GetCreditsSummaryResponse = CreditsSummary

/**
 * @summary List the countries
 */
export const ListAvailableCountriesResponse = CountryList

/**
 * In the currency of the user's country unless another one is requested.
 * @summary Read the plans and prices
 */
export const GetProductsPricesQueryParams = zod.object({
  "currency": zod.enum(['USD', 'EUR', 'GBP', 'INR']).optional().describe('The currency to show prices in')
})

export const GetProductsPricesResponse = ProductPriceList

/**
 * @summary List the image models and their styles
 */
export const ListLeonardoPresetsResponse = LeonardoPresetList

