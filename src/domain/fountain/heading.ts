import type { Heading } from './screenplay.ts'
import { nameKey, tidyPlace } from './tidy.ts'

const PREFIX = /^(?:\d+[A-Z]?[.)]?\s+)?(INT\.?\/EXT|EXT\.?\/INT|I\/E|INT|EXT|EST)(?:\.\s*|\s+|$)(.*)$/iu
const SCENE_NUMBER = /\s*#[^#]+#\s*$/u
/** The place, and after the last dash the time. */
const PLACE_AND_TIME = /^(.*?)(?:^|\s+)(?:--|[-–—])\s+((?:(?!\s(?:--|[-–—])\s).)+)$/u

const TIMES: Readonly<Record<string, Heading['timeOfDay']>> = {
  DAY: 'DAY',
  DAYTIME: 'DAY',
  NOON: 'DAY',
  MIDDAY: 'DAY',
  NIGHT: 'NIGHT',
  MIDNIGHT: 'NIGHT',
  DAWN: 'DAWN',
  SUNRISE: 'DAWN',
  MORNING: 'MORNING',
  'EARLY MORNING': 'MORNING',
  AFTERNOON: 'AFTERNOON',
  'LATE AFTERNOON': 'AFTERNOON',
  EVENING: 'EVENING',
  DUSK: 'DUSK',
  SUNSET: 'DUSK',
  TWILIGHT: 'DUSK',
  CONTINUOUS: 'CONTINUOUS',
  CONT: 'CONTINUOUS',
}
/** The time of the segment before goes on. */
const GOES_ON = new Set(['LATER', 'MOMENTS LATER', 'SAME', 'SAME TIME', 'SOON AFTER', 'MINUTES LATER', 'HOURS LATER'])

/** `isOwnBlock`: an empty line stands before it. Otherwise only a line in capitals is a heading. */
export function isHeading(line: string, isOwnBlock: boolean): boolean {
  const text = line.trim()
  if (isOwnBlock && /^\.[^.\s]/u.test(text)) return true
  return PREFIX.test(text) && (isOwnBlock || (text === text.toUpperCase() && /^\S+\s+\S/u.test(text)))
}

/** What a heading says. What it does not say is INT and DAY; `before` is the time of the segment before it. */
export function readHeading(line: string, before: Heading['timeOfDay'] = 'DAY'): Heading {
  const text = line.trim().replace(SCENE_NUMBER, '')
  const [, prefix = 'INT', told = text.replace(/^\./u, '')] = PREFIX.exec(text) ?? []
  const [, place = '', time = ''] = PLACE_AND_TIME.exec(told) ?? []
  const timeOfDay = timeOf(time, before)
  return {
    locationType: typeOf(prefix.toUpperCase()),
    locationName: tidyPlace(timeOfDay === null ? told : place),
    timeOfDay: timeOfDay ?? 'DAY',
  }
}

function typeOf(prefix: string): Heading['locationType'] {
  if (prefix.includes('/')) return 'INT_EXT'
  return prefix === 'INT' ? 'INT' : 'EXT'
}

function timeOf(text: string, before: Heading['timeOfDay']): Heading['timeOfDay'] | null {
  const told = text
    .toUpperCase()
    .replace(/\(.*\)\s*$/u, '')
    .replace(/[.'’]+/gu, '')
    .trim()
  return GOES_ON.has(told) ? before : (TIMES[told] ?? null)
}

const PREFIXES = { INT: 'INT.', EXT: 'EXT.', INT_EXT: 'INT./EXT.' } as const

/** 'INT. LIGHTHOUSE - NIGHT' */
export function writeHeading({ locationType, locationName, timeOfDay }: Heading): string {
  return [PREFIXES[locationType], inCapitals(tidyPlace(locationName)), '-', timeOfDay].filter(Boolean).join(' ')
}

/** A name in capitals where that loses nothing. */
export function inCapitals(name: string): string {
  const capitals = name.toUpperCase()
  return nameKey(capitals) === nameKey(name) ? capitals : name
}
