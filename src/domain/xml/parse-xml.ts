/** An element of an XML document. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly (XmlElement | string)[]
}

/** Why a text is not XML, as a message for users. */
export class XmlProblem extends Error {
  override name = 'XmlProblem'
}

/** Real documents are neither deeper nor longer. */
const MAX_DEPTH = 60
const MAX_ELEMENTS = 400_000

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const NAME = /[^\s/>=<]+/uy
const ATTRIBUTE = /\s*([^\s/>=<]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy

interface Open {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

/**
 * Reads untrusted XML. Declarations are skipped and never followed: no entity but the five of XML and
 * characters by number is known, and nothing is fetched. Takes time in proportion to the text's length. Throws an XmlProblem.
 */
export function parseXml(text: string): XmlElement {
  const document: Open = { name: '', attributes: {}, children: [] }
  const open = [document]
  let count = 0
  let at = text.startsWith('\uFEFF') ? 1 : 0
  const into = () => open.at(-1) ?? document
  const skipPast = (end: string, from: number) => {
    const found = text.indexOf(end, from)
    if (found < 0) throw new XmlProblem('The file is incomplete')
    return found + end.length
  }
  while (at < text.length) {
    const next = text.indexOf('<', at)
    const words = text.slice(at, next < 0 ? text.length : next)
    if (words !== '' && open.length > 1) into().children.push(plain(words))
    if (next < 0) break
    if (text.startsWith('<!--', next)) at = skipPast('-->', next + 4)
    else if (text.startsWith('<![CDATA[', next)) {
      at = skipPast(']]>', next + 9)
      into().children.push(text.slice(next + 9, at - 3))
    } else if (text.startsWith('<?', next)) at = skipPast('?>', next)
    else if (text.startsWith('<!', next)) at = endOfDeclaration(text, next)
    else if (text.startsWith('</', next)) {
      at = skipPast('>', next)
      const name = text.slice(next + 2, at - 1).trim()
      if (open.length < 2 || into().name !== name) throw new XmlProblem(`</${name.slice(0, 40)}> closes nothing`)
      open.pop()
    } else {
      if (++count > MAX_ELEMENTS) throw new XmlProblem('The file has too many parts')
      const { element, isClosed, end } = readTag(text, next)
      into().children.push(element)
      if (!isClosed) open.push(element)
      if (open.length > MAX_DEPTH) throw new XmlProblem('The file is nested too deeply')
      at = end
    }
  }
  const [root] = document.children.filter((child) => typeof child !== 'string')
  if (open.length > 1) throw new XmlProblem('The file is incomplete')
  if (!root) throw new XmlProblem('The file contains no XML')
  return root
}

function readTag(text: string, at: number): { element: Open; isClosed: boolean; end: number } {
  NAME.lastIndex = at + 1
  const name = NAME.exec(text)?.[0]
  if (name === undefined) throw new XmlProblem('A tag has no name')
  const element: Open = { name, attributes: {}, children: [] }
  let end = NAME.lastIndex
  for (;;) {
    ATTRIBUTE.lastIndex = end
    const found = ATTRIBUTE.exec(text)
    if (!found) break
    const [, key = '', double, single] = found
    if (key !== '__proto__') element.attributes[key] = plain(double ?? single ?? '')
    end = ATTRIBUTE.lastIndex
  }
  while (/\s/u.test(text.charAt(end))) end++
  const isClosed = text.startsWith('/>', end)
  if (!isClosed && text.charAt(end) !== '>') throw new XmlProblem(`Couldn’t read the tag <${name.slice(0, 40)}>`)
  return { element, isClosed, end: end + (isClosed ? 2 : 1) }
}

/** A document type may hold declarations in square brackets; they are passed over. */
function endOfDeclaration(text: string, at: number): number {
  const end = text.indexOf('>', at)
  const bracket = text.indexOf('[', at)
  const isNested = bracket >= 0 && bracket < end
  const close = isNested ? text.indexOf(']', bracket) : at
  const last = close < 0 ? -1 : text.indexOf('>', close)
  if (last < 0) throw new XmlProblem('The file is incomplete')
  return last + 1
}

function plain(text: string): string {
  return text.includes('&') ? text.replace(/&(#x?[\da-f]{1,6}|\w{1,8});/giu, toCharacter) : text
}

function toCharacter(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const isText = code === 9 || code === 10 || (code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd800 && code <= 0xdfff))
  return isText ? String.fromCodePoint(code) : ''
}

/** The elements of a name directly inside another. */
export function childrenOf({ children }: XmlElement, name?: string): XmlElement[] {
  return children
    .filter((child) => typeof child !== 'string')
    .filter((child) => name === undefined || child.name === name)
}
