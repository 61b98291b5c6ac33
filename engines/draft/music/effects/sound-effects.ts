import type { SoundEffect } from '#engines/ports.ts'

/** The built-in sound effects, without the code that makes them: it is loaded by the worker alone. */
export const SOUND_EFFECTS = [
  effect('whoosh-short', 'Short whoosh', 600, 'transition swish swipe fast air fly pass'),
  effect('whoosh-long', 'Long whoosh', 1_600, 'transition swish slow air fly pass sweep'),
  effect('riser', 'Riser', 3_000, 'transition build up rise tension uplifter suspense trailer'),
  effect('downer', 'Downer', 2_000, 'transition fall drop down power off fail downlifter'),
  effect('hit', 'Hit', 2_200, 'transition impact punch drum strike slam trailer'),
  effect('boom', 'Deep boom', 3_200, 'transition impact explosion bass cinematic thunder trailer'),
  effect('page-turn', 'Page turn', 550, 'transition paper book flip leaf'),
  effect('click', 'Click', 60, 'interface mouse button tap press select'),
  effect('pop', 'Pop', 160, 'interface bubble appear plop cork cartoon'),
  effect('ding', 'Ding', 1_800, 'interface bell correct right idea success'),
  effect('notification', 'Notification', 1_200, 'interface message chime alert phone'),
  effect('error', 'Error', 500, 'interface buzz buzzer wrong no fail warning'),
  effect('typewriter-key', 'Typewriter key', 200, 'keyboard type writing letter office retro'),
  effect('camera-shutter', 'Camera shutter', 320, 'photo snapshot picture flash'),
  effect('heartbeat', 'Heartbeat', 2_000, 'heart pulse tension medical life', true),
  effect('magic-sparkle', 'Magic sparkle', 2_200, 'shine twinkle fairy glitter chimes wand stars'),
  ambience('rain', 'Rain', 12_000, 'weather storm drops water shower'),
  ambience('wind', 'Wind', 12_000, 'weather storm breeze gust air cold desert mountain'),
  ambience('sea-waves', 'Sea waves', 16_000, 'ocean beach water coast shore surf'),
  ambience('room-tone', 'Room tone', 12_000, 'silence quiet indoor interior office house'),
  ambience('crowd-murmur', 'Crowd murmur', 12_000, 'people talking voices restaurant cafe audience party'),
  ambience('forest-birds', 'Forest birds', 16_000, 'nature bird song chirp morning park garden spring'),
  ambience('fire', 'Fire', 12_000, 'flames campfire fireplace burning crackle warm'),
  ambience('city-hum', 'City hum', 16_000, 'traffic street cars town urban road'),
] as const

export type SoundEffectId = (typeof SOUND_EFFECTS)[number]['id']

function effect<const Id extends string>(id: Id, name: string, durationMs: number, words: string, loops = false) {
  return { id, name, words: words.split(' '), kind: 'EFFECT', durationMs, loops } satisfies SoundEffect
}

function ambience<const Id extends string>(id: Id, name: string, durationMs: number, words: string) {
  return { id, name, words: words.split(' '), kind: 'AMBIENCE', durationMs, loops: true } satisfies SoundEffect
}
