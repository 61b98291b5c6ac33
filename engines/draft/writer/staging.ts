import type { Random } from '../random.ts'
import type { Prompt } from './prompt/prompt.ts'

/** When a narration takes place: one hour and one season for all scenes, so that its images belong together. */
export interface Staging {
  daytime: string
  season: string
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
const HOURS = { dawn: 'morning', day: 'afternoon', evening: 'evening', night: 'night' } as const

export function stagingOf({ weather, timeOfDay }: Prompt, random: Random): Staging {
  const season = weather.find((word) => SEASONS.some((one) => one === word)) ?? random.pick(SEASONS)
  return { season, daytime: timeOfDay ? HOURS[timeOfDay] : random.pick(['morning', 'evening', 'afternoon']) }
}
