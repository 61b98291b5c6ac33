import type { FliteProgram } from './flite-wasi.ts'

export const PAUSE = 'pau'
const REMEMBERED = 20_000

export interface Pronouncer {
  /** The phones of each spoken form when it is said alone, in order; [] for a form the program cannot say. */
  pronounce(forms: readonly string[]): string[][]
}

/** Looks words up in the program's own lexicon, all unknown ones in a single run (about 15 ms), and remembers them. */
export function createPronouncer(flite: FliteProgram): Pronouncer {
  const known = new Map<string, string[]>([['', []]])
  return {
    pronounce(forms) {
      const unknown = [...new Set(forms)].filter((form) => !known.has(form))
      if (known.size + unknown.length > REMEMBERED) trimCache(known, forms)
      if (unknown.length > 0) {
        // Empty lines make each form an utterance of its own, printed on its own line; the last needs a line end to count.
        const { stdout } = flite.run(['-voice', 'kal', '-ps', '-f', 'in', 'none'], `${unknown.join('\n\n')}\n`)
        const lines = stdout.split('\n')
        unknown.forEach((form, index) => known.set(form, phonesOf(lines[index] ?? '')))
      }
      return forms.map((form) => known.get(form) ?? [])
    },
  }
}

function trimCache(known: Map<string, string[]>, keep: readonly string[]): void {
  const kept = new Set(keep)
  for (const form of known.keys()) if (form !== '' && !kept.has(form)) known.delete(form)
}

function phonesOf(line: string): string[] {
  return line.split(' ').filter((phone) => phone !== '' && phone !== PAUSE)
}
