import type { Colour } from '../core/colour.ts'

export type Place =
  | 'sea'
  | 'coast'
  | 'beach'
  | 'lake'
  | 'river'
  | 'underwater'
  | 'mountains'
  | 'forest'
  | 'jungle'
  | 'desert'
  | 'canyon'
  | 'hills'
  | 'field'
  | 'garden'
  | 'village'
  | 'city'
  | 'street'
  | 'harbour'
  | 'road'
  | 'snow'
  | 'cave'
  | 'volcano'
  | 'space'
  | 'planet'
  | 'sky'
  | 'room'
  | 'stage'
  | 'studio'
  | 'portrait'
  | 'abstract'

export type RoomKind =
  'study' | 'bedroom' | 'kitchen' | 'library' | 'office' | 'lab' | 'cafe' | 'classroom' | 'workshop' | 'hall'

export type Time = 'dawn' | 'day' | 'dusk' | 'night'
export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog' | 'wind'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type Shot = 'wide' | 'medium' | 'close' | 'aerial'
export type Mood = 'calm' | 'dramatic' | 'joyful' | 'dark' | 'romantic' | 'mysterious'
export type SkyExtra = 'moon' | 'stars' | 'aurora' | 'rainbow' | 'fireworks' | 'comet' | 'flock' | 'sun' | 'clouds'
export type Lamp = 'lamp' | 'candle' | 'fire' | 'neon' | 'window' | 'spotlight'

/** Something the image shows, as the prompt named it. */
export interface Mention {
  /** A key of the subject catalogue, for example 'lighthouse' or 'person'. */
  kind: string
  /** 1 unless the prompt says two, three, several (5) or a crowd (9). */
  count: number
  /** The colour word next to it: 'a red boat'. */
  colour?: Colour
  /** What it does or wears: walking, sitting, hat, umbrella … */
  traits: ReadonlySet<string>
}

/** How the things of an image stand to each other where no landscape holds them. */
export type Layout = 'hero' | 'pair' | 'row' | 'pattern' | 'path' | 'chart' | 'quote'

/** A prompt read as an image. */
export interface Scene {
  place: Place
  /** A second place named by the prompt, seen behind the first. */
  backdrop: Place | undefined
  room: RoomKind
  time: Time
  /** Whether the prompt named the time itself. */
  timeNamed: boolean
  weather: Weather
  season: Season | undefined
  shot: Shot
  mood: Mood | undefined
  lamp: Lamp | undefined
  mentions: readonly Mention[]
  layout: Layout
  /** Whether words are to stand on the upper part of the image: its contents stay in the lower one. */
  copySpace: boolean
  /** A place of trade, care or sport, by the things on its shelves. */
  venue: string | undefined
  /** A second place outdoors that is hinted at behind a thing. */
  outdoors: Place | undefined
  /** Kinds that go with the subject, and those on the venue's shelves. */
  extras: readonly string[]
  sky: ReadonlySet<SkyExtra>
  /** A colour the prompt gives to the light itself: 'golden light', 'a red sky'. */
  tint: Colour | undefined
  /** Other colours named without a drawn owner. */
  accents: readonly Colour[]
  /** Hash of the words for the contents (without hour and weather): the same place at night keeps its composition. */
  hash: number
}
