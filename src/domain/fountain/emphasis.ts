/** An escaped sign, or signs of emphasis in a row. */
const RUN = /\\[\s\S]|\*+|_+/gu
/** Longer rows are signs of their own: '****', '__init__'. */
const LONGEST = { '*': 3, _: 1 } as const

/** Two signs on a line, without which there is nothing to look for. */
const PAIR = /[*_][^\n]*[*_]/u

interface Mark {
  at: number
  length: number
}

/**
 * A text without the marks of emphasis, in any position: '*italic*', '**bold**', '***both***', '_underlined_', also inside each
 * other. Escaped signs stay escaped. Emphasis ends with its line, and signs beside which a space stands on the wrong side are no marks:
 * 'He dialed *69 and then *23'. Nor are those inside of a word or a calculation: 'file_name', '2*3'.
 */
export function withoutEmphasis(text: string): string {
  return (PAIR.test(text) ? text.split('\n').map(withoutMarks).join('\n') : text).trim()
}

function withoutMarks(line: string): string {
  const open: Record<'*' | '_', Mark[]> = { '*': [], _: [] }
  const gone: Mark[] = []
  for (const { 0: run, index } of line.matchAll(RUN)) {
    const sign = run.charAt(0)
    if ((sign !== '*' && sign !== '_') || run.length > LONGEST[sign]) continue
    const [before = ' ', after = ' '] = [line[index - 1], line[index + run.length]]
    const joined = sign === '_' ? /[\p{L}\p{N}]/u : /\p{N}/u
    const isInWord = joined.test(before) && joined.test(after)
    const rest: Mark = { at: index, length: run.length }
    if (!isBlankSign(before) && !isInWord) close(open[sign], rest, gone)
    if (rest.length > 0 && !isBlankSign(after) && !isInWord) open[sign].push(rest)
  }
  let text = ''
  let from = 0
  for (const { at, length } of gone.toSorted((one, other) => one.at - other.at)) {
    text += line.slice(from, at)
    from = at + length
  }
  return text + line.slice(from)
}

const isBlankSign = (sign: string) => /\s/u.test(sign)

/** Takes the marks that a row of signs closes, from the inside outwards; what is left of the row stays in `rest`. */
function close(open: Mark[], rest: Mark, gone: Mark[]): void {
  for (let mark = open.at(-1); mark && rest.length > 0; mark = open.at(-1)) {
    const length = Math.min(mark.length, rest.length)
    mark.length -= length
    gone.push({ at: mark.at + mark.length, length }, { at: rest.at, length })
    rest.at += length
    rest.length -= length
    if (mark.length === 0) open.pop()
  }
}
