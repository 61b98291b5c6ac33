import type { Stage } from '../core/stage.ts'
import { paintWeather } from '../layers/weather.ts'
import type { Place } from '../parse/scene.ts'
import { abstract } from './abstract/abstract.ts'
import { cave } from './cave.ts'
import { space } from './cosmos.ts'
import { underwater } from './underwater.ts'
import { canyon, desert, sky, snow } from './bare-land.ts'
import { field, hills } from './country.ts'
import { garden, village } from './garden.ts'
import { mountains } from './mountains.ts'
import { road } from './road.ts'
import { planet, volcano } from './worlds.ts'
import { portrait } from './portrait.ts'
import { beach } from './beach.ts'
import { room } from './room/room.ts'
import { show } from './show.ts'
import { street } from './street.ts'
import { foreground, studio } from './studio/studio.ts'
import { city } from './town.ts'
import { coast, harbour, lake, river, sea } from './waters.ts'
import { forest } from './forest.ts'
import { jungle } from './jungle.ts'

const PLACES: Readonly<Record<Place, (stage: Stage) => void>> = {
  sea,
  coast,
  beach,
  lake,
  river,
  underwater,
  mountains,
  forest,
  jungle,
  desert,
  canyon,
  hills,
  field,
  garden,
  village,
  city,
  street,
  harbour,
  road,
  snow,
  cave,
  volcano,
  space,
  planet,
  sky,
  room,
  stage: show,
  studio,
  portrait,
  abstract,
}

/** Indoors and out of the weather's reach. */
const SHELTERED: ReadonlySet<Place> = new Set([
  'room',
  'stage',
  'studio',
  'space',
  'underwater',
  'cave',
  'abstract',
  'portrait',
  'planet',
])

/** Paints the scene's place with its contents and weather. */
export function paintPlace(stage: Stage): void {
  const { scene, look } = stage
  // Flat looks hint at a place behind a thing, painted ones paint it.
  if (scene.place === 'studio' && scene.outdoors && !scene.venue && !look.graphic && scene.layout !== 'chart') {
    PLACES[scene.outdoors]({ ...stage, scene: { ...scene, mentions: [], place: scene.outdoors } })
    foreground(stage)
  } else PLACES[scene.place](stage)
  if (!SHELTERED.has(stage.scene.place)) paintWeather(stage)
}
