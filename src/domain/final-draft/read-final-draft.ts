import { NO_SPEAKER, readCue, writeCue } from '../fountain/cue.ts'
import { isHeading } from '../fountain/heading.ts'
import { escapeSpoken, kindOfBlock } from '../fountain/lines.ts'
import { plainLine } from '../fountain/spoken-text.ts'
import { tidyLine } from '../fountain/tidy.ts'
import { writePart } from '../fountain/write.ts'
import { childrenOf, parseXml, type XmlElement, XmlProblem } from '../xml/parse-xml.ts'

export type ReadFinalDraft = { text: string } | { problem: string }

export const isFinalDraft = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!DOCTYPE\s+)?FinalDraft\b/u.test(
    text.slice(0, 4_000),
  )

/** The Fountain text of a Final Draft screenplay (.fdx), with its title page, scene numbers and simultaneous speakers. */
export function readFinalDraft(source: string): ReadFinalDraft {
  try {
    const root = parseXml(source)
    if (root.name !== 'FinalDraft') return { problem: 'This isn’t a Final Draft screenplay.' }
    const [content] = childrenOf(root, 'Content')
    const blocks = content ? blocksOf(content) : []
    if (blocks.length === 0) return { problem: 'This Final Draft file has no paragraphs.' }
    return { text: `${[...titlePage(root), ...blocks].join('\n\n')}\n` }
  } catch (cause) {
    if (!(cause instanceof XmlProblem)) throw cause
    return { problem: `Couldn’t read this Final Draft file: ${cause.message}.` }
  }
}

/** Paragraphs of one speech stand together; all others are blocks of their own. */
function blocksOf(content: XmlElement): string[] {
  const blocks: string[] = []
  let isSpeech = false
  for (const paragraph of childrenOf(content, 'Paragraph')) {
    const [dual] = childrenOf(paragraph, 'DualDialogue')
    if (dual) {
      const speeches = blocksOf(dual)
      blocks.push(...speeches.map((speech, at) => (at === 1 ? speech.replace('\n', ' ^\n') : speech)))
      isSpeech = false
      continue
    }
    const text = textOf(paragraph)
    if (tidyLine(text) === '') continue
    const kind = paragraph.attributes.Type ?? 'General'
    if (kind === 'Character') blocks.push(cueOf(tidyLine(text)))
    else if (isSpeech && (kind === 'Dialogue' || kind === 'Parenthetical'))
      blocks.push(`${blocks.pop() ?? ''}\n${spoken(kind, text)}`)
    else if (kind === 'Dialogue') blocks.push(`@${NO_SPEAKER}\n${spoken(kind, text)}`)
    else blocks.push(blockOf(kind, text, paragraph.attributes))
    isSpeech = kind === 'Character' || kind === 'Dialogue' || (isSpeech && kind === 'Parenthetical')
  }
  return blocks
}

function cueOf(cue: string): string {
  if (kindOfBlock(cue, 'x') === 'cue') return cue
  const { name, extensions } = readCue(cue)
  return [writeCue(name, ''), ...extensions.map((words) => `(${words})`)].join(' ')
}

function spoken(kind: string, text: string): string {
  if (kind === 'Parenthetical') return `(${tidyLine(text).replace(/^\(|\)$/gu, '')})`
  const lines = text.split('\n').map((line) => line.trim())
  return lines.map((line) => (line === '' ? '  ' : escapeSpoken(line))).join('\n')
}

function blockOf(
  kind: string,
  text: string,
  { Number: number, Alignment: alignment }: XmlElement['attributes'],
): string {
  const line = tidyLine(text)
  if (kind === 'Scene Heading') {
    const heading = isHeading(line, true) ? line : `.${line.replace(/^[.\s]+/u, '')}`
    return number === undefined || /[#\s]/u.test(number) || number === '' ? heading : `${heading} #${number}#`
  }
  const empty = { character: null, dialogue: '', emotions: [] }
  if (kind === 'Transition')
    return writePart({ elementType: 'TRANSITION', description: plainLine(line).replace(/[:\s]+$/u, ''), ...empty })
  if (kind === 'Shot') return writePart({ elementType: 'SHOT', description: plainLine(line), ...empty })
  // The beginnings and ends of acts are no part of the film.
  if (/\bAct$/u.test(kind)) return `# ${line}`
  const action = text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)
    .join('\n')
  if (alignment === 'Center' && !action.includes('\n')) return `> ${action} <`
  return kindOfBlock(line, undefined) === 'aside' && kind === 'General'
    ? action
    : writePart({ elementType: 'ACTION', description: action, ...empty })
}

/** All words inside, with Fountain's emphasis around what is bold, italic or underlined. */
function textOf(element: XmlElement): string {
  return childrenOf(element, 'Text')
    .map(({ attributes, children }) => {
      const words = children
        .filter((child) => typeof child === 'string')
        .join('')
        .replace(/([*_\\])/gu, '\\$1')
      const style = attributes.Style ?? ''
      const mark = (style.includes('Bold') ? '**' : '') + (style.includes('Italic') ? '*' : '')
      const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(words) ?? []
      if (inner === '' || inner.includes('\n')) return words
      const marked = `${mark}${inner}${mark}`
      return before + (style.includes('Underline') ? `_${marked}_` : marked) + after
    })
    .join('')
}

/** The lines of the title page: the first is the title, the others follow unchanged. */
function titlePage(root: XmlElement): string[] {
  const [page] = childrenOf(root, 'TitlePage')
  const [content] = page ? childrenOf(page, 'Content') : []
  const lines = (content ? childrenOf(content, 'Paragraph') : []).map((each) => tidyLine(textOf(each))).filter(Boolean)
  const [title, ...rest] = lines
  if (title === undefined) return []
  return [[`Title: ${title}`, ...(rest.length > 0 ? ['Credit:', ...rest.map((line) => `    ${line}`)] : [])].join('\n')]
}
