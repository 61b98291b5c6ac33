import { getCreditCosts } from './get-credit-costs.ts'
import { getCreditsSummary } from './get-credits-summary.ts'
import { getProductsPrices } from './get-products-prices.ts'
import { listAvailableCountries } from './list-available-countries.ts'
import { listBackgroundMusicMedia } from './list-background-music-media.ts'
import { listEngines } from './list-engines.ts'
import { listLeonardoPresets } from './list-leonardo-presets.ts'
import { listMusic } from './list-music.ts'
import { listVoices } from './list-voices.ts'
import { listVoicesByLanguage } from './list-voices-by-language.ts'

export const constantsRoutes = {
  getCreditCosts,
  getCreditsSummary,
  getProductsPrices,
  listAvailableCountries,
  listBackgroundMusicMedia,
  listEngines,
  listLeonardoPresets,
  listMusic,
  listVoices,
  listVoicesByLanguage,
}
