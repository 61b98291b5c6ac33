import type { Heading } from './screenplay.ts'

type TimeOfDay = Heading['timeOfDay']

const named = (words: string, time: TimeOfDay): [string, TimeOfDay][] => words.split(',').map((word) => [word, time])

const TIMES: ReadonlyMap<string, TimeOfDay> = new Map([
  ...named('DAY,DAYTIME,NOON,MIDDAY,TAG,JOUR,DIA,GIORNO', 'DAY'),
  ...named('NIGHT,MIDNIGHT,LATE NIGHT,NACHT,NUIT,NOCHE,NOTTE,NOITE', 'NIGHT'),
  ...named('DAWN,SUNRISE,MORGENGRAUEN,AUBE,AMANECER,ALBA', 'DAWN'),
  ...named('MORNING,EARLY MORNING,LATE MORNING,MORGEN,MATIN', 'MORNING'),
  ...named('AFTERNOON,LATE AFTERNOON,NACHMITTAG,APRES-MIDI,POMERIGGIO', 'AFTERNOON'),
  ...named('EVENING,LATE EVENING,ABEND,SOIR,SERA', 'EVENING'),
  ...named('DUSK,SUNSET,TWILIGHT,MAGIC HOUR,DAMMERUNG,CREPUSCULE', 'DUSK'),
  ...named('CONTINUOUS,CONT', 'CONTINUOUS'),
])

/** The time of the segment before continues. */
const LATER =
  /^(?:(?:A |SOME |\d+ )?(?:MOMENTS?|MINUTES?|SECONDS?|HOURS?|SHORT TIME|WHILE|LITTLE) LATER|LATER|SAME(?: TIME)?|SOON AFTER|SPÄTER)$/u
const NEXT = /^(?:THE |THAT )?(?:NEXT|SAME|FOLLOWING|LATER THAT|THAT) (?=\S)/u
/** A time within the story, neither a place nor a time of day. */
const WHEN =
  /^(?:(?:THE )?PRESENT(?: DAY)?|PAST|FUTURE|NOW|THEN|(?:END (?:OF )?|BACK TO )?(?:FLASH ?-?(?:BACK|FORWARD)|DREAM|MONTAGE|PRESENT|INTERCUT)S?(?: SEQUENCE)?|DREAM SEQUENCE|ESTABLISHING|STOCK(?: SHOT| FOOTAGE)?|(?:\d+|A FEW|MANY|SEVERAL|ONE|TWO|THREE|TEN|SOME) (?:DAYS?|WEEKS?|MONTHS?|YEARS?) (?:LATER|AGO|EARLIER|BEFORE)|(?:1[0-9]|20)\d\d)$/u

const inOneForm = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[.'’]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** The time in a part of a heading; null when it is part of the place. `later`: the time before continues. */
export function readTime(text: string): TimeOfDay | 'later' | 'when' | null {
  const normalized = inOneForm(text)
  if (LATER.test(normalized)) return 'later'
  if (WHEN.test(normalized)) return 'when'
  return TIMES.get(normalized) ?? TIMES.get(normalized.replace(NEXT, '')) ?? null
}

/** The last part of what follows INT. or EXT., and what stands before it. */
const TAILS: readonly RegExp[] = [
  // 'KITCHEN [CONTINUOUS]'
  /^(?<before>.*?)(?<mark>\s*)[([](?<tail>[^()[\]]*)[)\]]$/u,
  // 'KITCHEN - NIGHT', 'KITCHEN -NIGHT', and ' - NIGHT' without a place
  /^(?<before>.*)(?<mark>(?:^|\s)(?:--|[-–—])\s*|(?:--|[-–—])\s)(?<tail>.*)$/u,
  // 'KITCHEN, NIGHT', 'KITCHEN. NIGHT'
  /^(?<before>.*)(?<mark>[,.;/]\s+)(?<tail>.*)$/u,
]
/** Before the time of a heading that was written here: all before it is the place, whatever it looks like. */
export const EXACT_MARK = ' --- '

/**
 * Takes times off the end of a heading, however many there are; a time of day says more than that the action continues. `before`: the
 * time of the segment before it.
 */
export function splitTime(normalized: string, before: TimeOfDay): { place: string; timeOfDay: TimeOfDay } {
  const exact = normalized.lastIndexOf(EXACT_MARK)
  const exactTime = exact < 0 ? null : readTime(normalized.slice(exact + EXACT_MARK.length))
  if (exactTime !== null && exactTime !== 'later' && exactTime !== 'when')
    return { place: normalized.slice(0, exact), timeOfDay: exactTime }
  let place = normalized.trim()
  let timeOfDay: TimeOfDay | null = null
  let isLater = false
  for (let isTaken = true; isTaken;) {
    isTaken = false
    for (const tail of TAILS) {
      const groups = tail.exec(place)?.groups
      const time = groups ? readTime(groups.tail ?? '') : null
      if (!groups || time === null) continue
      if (time === 'later') isLater = true
      else if (time !== 'when' && (timeOfDay === null || timeOfDay === 'CONTINUOUS')) timeOfDay = time
      place = (groups.before ?? '').trim()
      isTaken = true
      break
    }
    // Brackets behind a time describe it further: 'SUNSET (ABOUT SEVEN)'.
    const bare = isTaken ? null : /^(.*\S)\s*[([][^()[\]]*[)\]]$/u.exec(place)?.[1]
    if (bare != null && TAILS.slice(1).some((tail) => readTime(tail.exec(bare)?.groups?.tail ?? '') !== null)) {
      place = bare
      isTaken = true
    }
  }
  return { place, timeOfDay: timeOfDay ?? (isLater ? before : 'DAY') }
}
