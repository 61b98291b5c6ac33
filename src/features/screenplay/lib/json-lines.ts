/** The error of invalid JSON and its position, both from 1. */
export class JsonProblem extends Error {
  readonly line: number
  readonly column: number
  constructor(message: string, line: number, column: number) {
    super(message)
    this.line = line
    this.column = column
  }
}

export interface LocatedJson {
  value: unknown
  /** The line of each value, by its path: `segments.0.elements.1`. */
  lines: ReadonlyMap<string, number>
}

/** Reads JSON and remembers all positions, so that a refusal can point at one. Throws a JsonProblem. */
export function readJson(text: string): LocatedJson {
  const lines = new Map<string, number>()
  let at = 0

  const starts = [0, ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1)]
  const placeOf = (offset: number) => {
    let low = 0
    for (let high = starts.length - 1; low < high;) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
  const fail = (message: string, offset = at): never => {
    const { line, column } = placeOf(offset)
    throw new JsonProblem(message, line, column)
  }
  const skip = () => {
    while (/[ \t\r\n]/.test(text.charAt(at))) at++
  }
  const take = (sign: string, message: string) => {
    if (text.charAt(at) !== sign) fail(message)
    at++
  }
  const readString = (): string => {
    const from = at++
    while (text.charAt(at) !== '"') {
      if (at >= text.length || text.charAt(at) === '\n') fail('Missing closing quotation mark', from)
      at += text.charAt(at) === '\\' ? 2 : 1
    }
    at++
    try {
      return JSON.parse(text.slice(from, at)) as string
    } catch {
      return fail('A character must be escaped', from)
    }
  }
  const readBare = (): unknown => {
    const word = /^[\w.+-]+/u.exec(text.slice(at, at + 64))?.[0] ?? ''
    try {
      if (word === '') throw new SyntaxError()
      const value: unknown = JSON.parse(word)
      at += word.length
      return value
    } catch {
      if (at >= text.length) return fail('Unexpected end of text')
      return fail(word === '' ? `Expected a value, not ${text.charAt(at)}` : `${word} needs quotation marks`)
    }
  }
  const readList = (path: string): unknown[] => {
    const list: unknown[] = []
    at++
    skip()
    while (text.charAt(at) !== ']') {
      list.push(readValue(join(path, String(list.length))))
      skip()
      if (text.charAt(at) === ']') break
      take(',', 'Expected a comma or ]')
      skip()
      if (text.charAt(at) === ']') fail('Remove the comma after the last entry')
    }
    at++
    return list
  }
  const readObject = (path: string): Record<string, unknown> => {
    const entries: [string, unknown][] = []
    at++
    skip()
    while (text.charAt(at) !== '}') {
      if (text.charAt(at) !== '"') fail('Expected a name in quotation marks')
      const name = readString()
      skip()
      take(':', 'Expected a colon')
      entries.push([name, readValue(join(path, name))])
      skip()
      if (text.charAt(at) === '}') break
      take(',', 'A comma or } is expected here')
      skip()
      if (text.charAt(at) === '}') fail('Remove the comma after the last entry')
    }
    at++
    return Object.fromEntries(entries)
  }
  const readValue = (path: string): unknown => {
    skip()
    lines.set(path, placeOf(at).line)
    const sign = text.charAt(at)
    if (sign === '{') return readObject(path)
    if (sign === '[') return readList(path)
    return sign === '"' ? readString() : readBare()
  }

  const value = readValue('')
  skip()
  if (at < text.length) fail('Unexpected text after the end')
  return { value, lines }
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** The line of a path, or of its nearest ancestor in the text. */
export function lineOf(lines: LocatedJson['lines'], path: string): number {
  const names = path.split('.')
  for (let length = names.length; length >= 0; length--) {
    const line = lines.get(names.slice(0, length).join('.'))
    if (line !== undefined) return line
  }
  return 1
}
