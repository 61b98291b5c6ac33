import { LAND_ANIMALS } from './animals-land.ts'
import { OTHER_ANIMALS } from './animals-other.ts'
import type { SubjectArt } from './art.ts'
import { BUILDINGS } from './buildings.ts'
import { DAILY_OBJECTS } from './objects-daily.ts'
import { HOME_OBJECTS } from './objects-home.ts'
import { MADE_OBJECTS } from './objects-made.ts'
import { SYMBOL_OBJECTS } from './objects-symbols.ts'
import { TOOL_OBJECTS } from './objects-tools.ts'
import { ASTRONAUT } from './people.ts'
import { PLANTS } from './plants.ts'
import { VEHICLES } from './vehicles.ts'

/** All subjects by name, except people (people.ts), which have poses and clothes. */
export const CATALOGUE: ReadonlyMap<string, SubjectArt> = new Map(
  Object.entries({
    ...LAND_ANIMALS,
    ...OTHER_ANIMALS,
    ...BUILDINGS,
    ...VEHICLES,
    ...PLANTS,
    ...HOME_OBJECTS,
    ...MADE_OBJECTS,
    ...SYMBOL_OBJECTS,
    ...DAILY_OBJECTS,
    ...TOOL_OBJECTS,
    astronaut: ASTRONAUT,
  }),
)
