export interface SetCaption {
  id: string
  caption: string
}

export type CaptionFlaw = 'EMPTY' | 'NO_TRIGGER' | 'TRIGGER_TWICE' | 'SAME_WORDS'

export interface CaptionLint {
  kind: CaptionFlaw
  text: string
  /** Captions it is about. */
  ids: string[]
}

/** Shortest word that can replace the trigger. */
const MIN_LETTERS = 4
const MIN_CAPTIONS = 3

/** Faults of training captions. */
export function lintCaptions(
  captions: readonly SetCaption[],
  trigger: string,
  subjects: readonly string[] = [],
): CaptionLint[] {
  const found: CaptionLint[] = []
  const add = (kind: CaptionFlaw, ids: string[], text: string) => {
    if (ids.length > 0) found.push({ kind, text, ids })
  }
  const written = captions.filter(({ caption }) => caption.trim() !== '')
  const idsWhere = (test: (caption: string) => boolean) =>
    written.filter(({ caption }) => test(caption)).map(({ id }) => id)
  const empty = captions.filter(({ caption }) => caption.trim() === '').map(({ id }) => id)
  add('EMPTY', empty, `${images(empty.length)} no caption yet`)
  if (trigger !== '') {
    const missing = idsWhere((caption) => countWord(caption, trigger) === 0)
    add('NO_TRIGGER', missing, `‘${trigger}’ is missing from ${missing.length} of ${written.length} captions`)
    const doubled = idsWhere((caption) => countWord(caption, trigger) > 1)
    add('TRIGGER_TWICE', doubled, `‘${trigger}’ appears more than once in ${doubled.length} captions`)
  }
  const repeated = wordsOfAll(written, [trigger, ...subjects])
  if (repeated.length > 0)
    add(
      'SAME_WORDS',
      written.map(({ id }) => id),
      `Every caption includes ‘${repeated.slice(0, 4).join('’, ‘')}’. Leave it out: the trigger word already covers what’s in every image`,
    )
  return found
}

const images = (count: number) => (count === 1 ? '1 image has' : `${count} images have`)

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? []

const countWord = (caption: string, word: string) =>
  wordsIn(caption).filter((each) => each === word.toLowerCase()).length

/** Longer words that no caption does without. */
function wordsOfAll(captions: readonly SetCaption[], known: readonly string[]): string[] {
  const [first, ...rest] = captions.map(({ caption }) => new Set(wordsIn(caption)))
  if (!first || captions.length < MIN_CAPTIONS) return []
  const all = [...first].filter((word) => rest.every((words) => words.has(word)))
  const named = new Set(known.map((word) => word.toLowerCase()))
  return all.filter((word) => word.length >= MIN_LETTERS && !named.has(word) && !COMMON.has(word))
}

/** Words without information about the subject. */
const COMMON = new Set([
  'with',
  'from',
  'picture',
  'photo',
  'image',
  'that',
  'this',
  'texture',
  'contrast',
  'surfaces',
  'evenly',
  'moderate',
  'fine',
])

/** The caption with the trigger at its head, once. */
export function withTrigger(caption: string, trigger: string): string {
  if (trigger === '') return caption.trim()
  if (countWord(caption, trigger) === 1) return caption.trim()
  const without = caption
    .replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}_-])${trigger}(?![\p{L}\p{N}_-]),?\s*`, 'giu'), '')
    .trim()
  return without === '' ? trigger : `${trigger}, ${without}`
}
