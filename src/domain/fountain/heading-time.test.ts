import { expect, it } from 'vitest'
import { splitTime } from './heading-time.ts'

it.each([
  ['KITCHEN - SUNSET (ABOUT SEVEN)', 'KITCHEN', 'DUSK'],
  ['KITCHEN (UPSTAIRS) - NIGHT', 'KITCHEN (UPSTAIRS)', 'NIGHT'],
  ['KITCHEN (UPSTAIRS)', 'KITCHEN (UPSTAIRS)', 'DAY'],
  ['KITCHEN - NIGHT - CONTINUOUS', 'KITCHEN', 'NIGHT'],
  ['KITCHEN - CONTINUOUS [NIGHT]', 'KITCHEN', 'NIGHT'],
  ['KITCHEN, DAWN. FLASHBACK', 'KITCHEN', 'DAWN'],
  ['KITCHEN - LATER', 'KITCHEN', 'EVENING'],
  ['NIGHT CLUB - DAY --- NIGHT', 'NIGHT CLUB - DAY', 'NIGHT'],
] as const)('The heading %s is in %s at %s after a scene in the evening', (heading, place, timeOfDay) => {
  expect(splitTime(heading, 'EVENING')).toEqual({ place, timeOfDay })
})
