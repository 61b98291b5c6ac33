import { withoutEmphasis } from './emphasis.ts'
import { inCapitals } from './heading.ts'
import { isShouted, kindOfBlock } from './lines.ts'
import { withoutAsides, writtenLine } from './spoken-text.ts'
import { tidyLine } from './tidy.ts'

const EXTENSION = /\s*(?<!\\)\(([^()]*)\)\s*$/u
const CONTINUED = /^CONT(?:['’]?D|INUED|INUING)?\.?$/iu

/** The name of a speech without a chosen speaker. */
export const NO_SPEAKER = '?'

/** The speaker, and the extension of a cue: 'MARA (V.O.)'. '(CONT'D)' is dropped. */
export function readCue(line: string): { name: string; extensions: string[] } {
  let rest = withoutEmphasis(withoutAsides(line))
    .replace(/^@/u, '')
    .replace(/(?<!\\)\^\s*$/u, '')
  const extensions: string[] = []
  for (let found = EXTENSION.exec(rest); found; found = EXTENSION.exec(rest)) {
    rest = rest.slice(0, found.index)
    const words = tidyLine(found[1] ?? '')
    if (words !== '' && !CONTINUED.test(words)) extensions.unshift(words)
  }
  return { name: tidyLine(rest.replace(/\\([\\()^*_[])/gu, '$1')), extensions }
}

export function writeCue(name: string, extension: string): string {
  const plain = inCapitals(name)
  const isPlain =
    isShouted(plain) && writtenLine(plain) === plain && !/[\\()^@]/u.test(plain) && kindOfBlock(plain, 'x') === 'cue'
  const written = isPlain ? plain : `@${name.replace(/[\\()^*_[]/gu, '\\$&')}`
  return extension === '' ? written : `${written} (${extension})`
}
