import { art, type Part, type SubjectArt } from './art.ts'

// Head and shoulders, 100 high, cut off at the bottom edge.
const BACK: readonly Part[] = [
  ['skin', 'S 42,44 58,44 59,62 60,70! 40,70! 41,62'],
  ['own', 'S 40,64! 60,64! 76,70 90,80 96,100! 4,100! 10,80 24,70'],
  ['own-dark', 'S 38,64! 62,64! 66,70 50,74 34,70'],
  ['skin', 'S 50,8 66,14 69,30 66,44 58,54 50,57 42,54 34,44 31,30 34,14 E 30.4,34 2.6,4.6 E 69.6,34 2.6,4.6'],
  ['hair', 'S 50,6 67,13 70,30 66,46 58,53 50,55 42,53 34,46 30,30 33,13'],
]
const SIDE: readonly Part[] = [
  [
    'skin',
    'S 34,72! 36,58 30,44 28,28 38,12 54,8 67,15 71,27 70.4,33 76,42! 71.4,45 71.6,49 70,51.6! 70.6,54.6 68,57 68,63 60,67 53,66 53,76!',
  ],
  ['own', 'S 30,66 44,72 56,70! 72,76 88,86 94,100! 2,100! 8,84'],
  ['own-dark', 'S 30,66 44,73 56,70 62,74 46,84 26,72'],
]

const HAIR = {
  short: [['hair', 'S 31,28! 31,14 40,4 56,3 68,12 69,28! 64,20 52,17 40,18 34,22']],
  long: [
    ['hair', 'S 50,3 66,8 73,24 73,48 76,72! 64,74 66,54 67,30 60,18 44,17 34,28 34,54 36,74 24,72! 27,48 27,24 34,8'],
  ],
  bun: [['hair', 'E 50,1 9,8 S 30,30! 31,13 42,5 58,5 69,13 70,30! 63,19 50,16 37,19']],
  curls: [['hair', 'E 34,16 10,10 E 44,8 11,10 E 57,8 11,10 E 67,17 10,10 E 30,27 7,9 E 70,27 7,9 E 50,12 16,9']],
  cap: [
    ['own-dark', 'S 30,22! 31,8 42,1 58,1 69,8 70,22! 50,18'],
    ['own-dark', 'S 28,20 50,15 72,20 74,25 50,21 26,25'],
  ],
  hood: [
    [
      'own',
      'S 50,-2 70,6 79,28 78,54 70,72 50,78 30,72 22,54 21,28 30,6 S 50,14 38,20 34,36 38,54 50,60 62,54 66,36 62,20',
    ],
  ],
  beard: [],
} as const satisfies Readonly<Record<string, readonly Part[]>>

const SIDE_HAIR = {
  short: [['hair', 'S 34,50! 26,40 24,24 34,8 54,2 68,10 71,24! 60,22 50,26 46,36 42,40 42,50']],
  long: [['hair', 'S 40,84 24,86 16,66 20,40 24,20 38,6 56,2 69,12 71,24! 58,24 50,32 48,48 50,66']],
  bun: [['hair', 'E 20,30 10,10 S 34,50! 27,40 26,24 36,8 54,2 68,10 71,24! 60,20 46,28 42,40']],
  curls: [['hair', 'E 30,24 11,11 E 36,12 11,10 E 50,7 12,9 E 62,11 10,9 E 28,38 9,10 E 34,48 8,8 E 42,26 12,12']],
  cap: [
    ['own-dark', 'S 26,26! 30,8 48,0 66,6 70,20! 50,22'],
    ['own-dark', 'S 62,14 88,20 90,24 68,23'],
  ],
  hood: [['own', 'S 40,82 20,78 14,54 18,22 34,2 56,-2 72,8 74,22! 62,16 50,22 46,38 48,58 54,74']],
  beard: [['hair', 'S 48,42! 54,46 68,52 70.6,56 72,66 64,76 54,72 47,58']],
} as const satisfies Readonly<Record<string, readonly Part[]>>

export type Hair = keyof typeof HAIR

/** A head in profile, or from behind. */
export function bust(
  view: 'back' | 'side',
  hairs: readonly Hair[],
  shoulders: SubjectArt['own'] = 'cloth',
): SubjectArt {
  const table: Readonly<Record<Hair, readonly Part[]>> = view === 'back' ? HAIR : SIDE_HAIR
  return art(100, 'land', 0.8, shoulders, [...(view === 'back' ? BACK : SIDE), ...hairs.flatMap((hair) => table[hair])])
}
