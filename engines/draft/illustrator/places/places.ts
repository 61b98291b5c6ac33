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
import { itemsToShow } from './studio/items.ts'
import { foreground, stillLife, studio } from './studio/studio.ts'
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

/** Where people and houses stand on land beside this water. */
const SHORES: Partial<Record<Place, Place>> = { sea: 'beach', coast: 'beach', harbour: 'beach', river: 'lake' }

/** Width at which the place behind a table is painted, px, and those that it passes on the way to its softness. */
const BEHIND = 640
const SOFT = [160, 420]

/** Things in front of a place: what stands on tables on one, the place out of focus behind; all others in the place. */
function paintInFront(stage: Stage, outdoors: Place): void {
  const items = itemsToShow(stage)
  const scene = { ...stage.scene, mentions: [], place: outdoors }
  if (!items.every(({ art }) => art.habitat === 'table' || (art.habitat === 'wall' && !art.isVector))) {
    PLACES[SHORES[outdoors] ?? outdoors]({ ...stage, scene })
    return foreground(stage, items)
  }
  const behind = smaller({ ...stage, scene }, BEHIND)
  PLACES[outdoors](behind)
  let { canvas } = behind
  for (const width of SOFT) {
    const softer = stage.make(width, Math.round((width * stage.h) / stage.w), true)
    softer.context.imageSmoothingQuality = 'high'
    softer.context.drawImage(canvas.image, 0, 0, softer.width, softer.height)
    canvas = softer
  }
  stage.c.imageSmoothingQuality = 'high'
  stage.c.drawImage(canvas.image, 0, 0, stage.w, stage.h)
  stillLife(stage, items)
}

/** The stage on a canvas of this width, or as it is where that is narrower. */
function smaller(stage: Stage, width: number): Stage {
  const share = Math.min(1, width / stage.w)
  const canvas = stage.make(Math.round(stage.w * share), Math.round(stage.h * share), true)
  const { light } = stage
  return {
    ...{ ...stage, canvas, c: canvas.context, w: canvas.width, h: canvas.height, u: stage.u * share },
    ...{ horizon: stage.horizon * share, focus: stage.focus * share },
    light: { ...light, x: light.x * share, y: light.y * share, radius: light.radius * share },
  }
}

/** Paints the scene's place with its contents and weather. */
export function paintPlace(stage: Stage): void {
  const { scene, look } = stage
  // Flat looks hint at a place behind a thing, painted ones paint it.
  if (scene.place === 'studio' && scene.outdoors && !scene.venue && !look.graphic && scene.layout !== 'chart') {
    paintInFront(stage, scene.outdoors)
  } else PLACES[scene.place](stage)
  if (!SHELTERED.has(stage.scene.place)) paintWeather(stage)
}
