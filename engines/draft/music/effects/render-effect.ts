import type { PcmAudio } from '#engines/audio/wav.ts'
import { createRandom } from '../../random.ts'
import * as interfaces from './interface.ts'
import type { Recipe } from './kit.ts'
import * as nature from './nature.ts'
import * as places from './places.ts'
import { SOUND_EFFECTS, type SoundEffectId } from './sound-effects.ts'
import * as transitions from './transitions.ts'

const RECIPES: Readonly<Record<SoundEffectId, Recipe>> = {
  'whoosh-short': transitions.whoosh,
  'whoosh-long': transitions.whoosh,
  riser: transitions.riser,
  downer: transitions.downer,
  hit: transitions.hit,
  boom: transitions.boom,
  'page-turn': transitions.pageTurn,
  click: interfaces.click,
  pop: interfaces.pop,
  ding: interfaces.ding,
  notification: interfaces.notification,
  error: interfaces.error,
  'typewriter-key': interfaces.typewriterKey,
  'camera-shutter': interfaces.cameraShutter,
  heartbeat: interfaces.heartbeat,
  'magic-sparkle': interfaces.magicSparkle,
  rain: nature.rain,
  wind: nature.wind,
  'sea-waves': nature.seaWaves,
  'room-tone': places.roomTone,
  'crowd-murmur': places.crowdMurmur,
  'forest-birds': nature.forestBirds,
  fire: nature.fire,
  'city-hum': places.cityHum,
}

/** Makes a built-in sound effect (48 kHz, stereo), the same every time. null for an unknown one. */
export function renderEffect(id: string): PcmAudio | null {
  const effect = SOUND_EFFECTS.find((each) => each.id === id)
  return effect ? RECIPES[effect.id](createRandom(effect.id), effect.durationMs / 1_000) : null
}
