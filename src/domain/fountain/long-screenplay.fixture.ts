const PLACES = ['LIGHTHOUSE', 'LIGHTHOUSE - LAMP ROOM', 'HARBOUR', 'KITCHEN', 'COAST ROAD', 'MAINLAND OFFICE']
const TIMES = ['DAY', 'NIGHT', 'DAWN', 'DUSK', 'MORNING', 'CONTINUOUS', 'LATER', 'NIGHT (1952)']
const PEOPLE = ['MARA', 'EMIL', 'DR. OKAFOR', "O'BRIEN", '@McCoy', 'THE VOICE']
const MANNERS = ['softly', 'without looking up', 'angrily', 'beat', 'whispering, sadly', 'to the window']
const ACTIONS = [
  'Rain runs down the window. Two cups stand on the table, one of them full.',
  'Mara climbs the stairs. The lamp turns above her, slow as breathing.\nShe counts the steps under her breath.',
  'A boat rocks against the quay. Nobody is in it.',
  'The *whole* coast lies dark, from the point to the town.',
  'Letters, hundreds of them, in bundles tied with _fishing line_.',
]
const LINES = [
  'You said you would be gone by morning.',
  'I said a lot of things. It was a long winter.',
  'One more night, and then the light can look after itself.',
  'Nobody writes letters any more, they say. Somebody has to have written these.',
  'If you hear the horn twice, do not come down. Promise me that you will not come down.',
]

/** About `pages` pages of a film in Fountain (a page is some 55 lines), with everything the format knows. Deterministic. */
export function longScreenplay(pages: number): string {
  let state = 7
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const pick = (list: readonly string[]) => list[next(list.length)] ?? ''
  const text = [
    'Title: _**The Keeper’s Last Letter**_\nCredit: Written by\nAuthor: A. Person\nDraft date: 3/1/2026\nContact:\n    12 Quay Street\n    The Harbour\n',
    'FADE IN:\n',
  ]
  for (let scene = 1; lineCount(text) < pages * 55; scene++) {
    if (scene % 9 === 1) text.push(`# Act ${Math.ceil(scene / 9)}\n`, '= The light goes out, and on.\n')
    const number = scene % 4 === 0 ? ` #${scene}#` : ''
    text.push(`${pick(['INT.', 'EXT.', 'INT./EXT.', 'I/E'])} ${pick(PLACES)} - ${pick(TIMES)}${number}\n`)
    text.push(`${pick(ACTIONS)}\n`)
    if (scene % 5 === 0) text.push('CLOSE ON THE CUPS.\n')
    if (scene % 6 === 0) text.push('[[Is this too much?]]\n')
    if (scene % 7 === 0) text.push('/*\nINT. CUT SCENE - DAY\n\nNobody sees this.\n*/\n')
    for (let speech = 0; speech < 3 + next(4); speech++) {
      const extension = pick(['', '', ' (V.O.)', " (CONT'D)", ' ^'])
      const manner = next(3) === 0 ? `\n(${pick(MANNERS)})` : ''
      const beat = next(5) === 0 ? `\n(${pick(MANNERS)})\n${pick(LINES)}` : ''
      text.push(`${pick(PEOPLE)}${extension}${manner}\n${pick(LINES)}${beat}\n`)
    }
    if (scene % 8 === 0) text.push('> THE END OF THE NIGHT <\n')
    text.push(pick(['CUT TO:\n', '> Burn to white.\n', 'DISSOLVE TO:\n', '', '']))
    if (scene % 10 === 0) text.push('===\n')
  }
  text.push('FADE OUT.\n')
  return text.filter((part) => part !== '').join('\n')
}

const lineCount = (text: readonly string[]) => text.reduce((sum, part) => sum + part.split('\n').length, 0)
