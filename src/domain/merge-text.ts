import { diff3Merge } from 'node-diff3'

/** Two users' versions of one text. */
export interface TwoVersions<Value> {
  /** The common base. */
  base: Value
  mine: Value
  theirs: Value
}

const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}'
/** Words and the separators between them; scripts that write without spaces are taken letter by letter. */
const FINE = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}'’])+|\\s+|.`, 'gsu')
/** Words with the space behind them: spaces by themselves are all alike, and finding the longest match among many takes seconds. */
const COARSE = new RegExp(`[${UNSPACED}]\\s*|(?:(?![${UNSPACED}])\\S)+\\s*|\\s+`, 'gsu')
/** Characters up to which a text is taken apart finely. */
const FINE_UP_TO = 1200

type Region = { ok: string[] } | { mine: string[]; theirs: string[] }

/** The text in regions: agreed ones and conflicts. */
function regionsOf({ base, mine, theirs }: TwoVersions<string[]>): Region[] {
  return diff3Merge(mine, base, theirs, { excludeFalseConflicts: true }).map((region) =>
    region.conflict ? { mine: region.conflict.a, theirs: region.conflict.b } : { ok: region.ok ?? [] },
  )
}

function textRegions({ base, mine, theirs }: TwoVersions<string>): Region[] {
  const tokens = Math.max(base.length, mine.length, theirs.length) > FINE_UP_TO ? COARSE : FINE
  const tokensOf = (text: string): string[] => text.match(tokens) ?? []
  return regionsOf({ base: tokensOf(base), mine: tokensOf(mine), theirs: tokensOf(theirs) })
}

/** Both users' changes in one text; null when they changed the same place, so that the user has to choose. */
export function mergeTexts(versions: TwoVersions<string>): string | null {
  const merged: string[] = []
  for (const region of textRegions(versions)) {
    if (!('ok' in region)) return null
    merged.push(...region.ok)
  }
  return merged.join('')
}

/** Both users' changes in one text; where they changed the same place, theirs and then mine. No word of either is left out. */
export function joinTexts(versions: TwoVersions<string>): string {
  return textRegions(versions)
    .map((region) => ('ok' in region ? region.ok.join('') : spaced(region.theirs.join(''), region.mine.join(''))))
    .join('')
}

const spaced = (one: string, other: string) =>
  one === '' || other === '' || /\s$/.test(one) || /^\s/.test(other) ? one + other : `${one} ${other}`

/** The same for a list, item by item; null when both changed the same place. */
export function mergeLists<Item>({ base, mine, theirs }: TwoVersions<readonly Item[]>): Item[] | null {
  const keyed = (items: readonly Item[]) => items.map((item) => JSON.stringify(item))
  const merged: string[] = []
  for (const region of regionsOf({ base: keyed(base), mine: keyed(mine), theirs: keyed(theirs) })) {
    if (!('ok' in region)) return null
    merged.push(...region.ok)
  }
  const items = new Map([...base, ...mine, ...theirs].map((item) => [JSON.stringify(item), item]))
  return merged.flatMap((key) => items.get(key) ?? [])
}
