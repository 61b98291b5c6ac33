import Slugger from 'github-slugger'
import { lexer, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import {
  type Block,
  type Guide,
  type MarkedWords,
  type Section,
  textOf,
  type Words,
} from '../../src/features/help/lib/guide.ts'

/** Imports of Markdown give the guide as data, which /help renders: nothing of it is HTML at run time. */
export function helpGuide(): Plugin {
  return {
    name: 'storyloom:help-guide',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.md')) return null
      return { code: `export default ${JSON.stringify(parseGuide(source))}`, map: { mappings: '' } }
    },
  }
}

/** @throws for content that /help cannot show: an image, HTML, a link to another file */
export function parseGuide(source: string): Guide {
  const slugger = new Slugger()
  const intro: Block[] = []
  const sections: (Section & { blocks: Block[] })[] = []
  let title = ''
  for (const token of lexer(source)) {
    if (token.type === 'heading') {
      const { depth, tokens = [] } = token as Tokens.Heading
      const words = wordsOf(tokens)
      const id = slugger.slug(textOf(words))
      if (depth === 1) title = textOf(words)
      else if (depth === 2) sections.push({ id, title: textOf(words), blocks: [] })
      else (sections.at(-1)?.blocks ?? intro).push({ kind: 'heading', id, words })
      continue
    }
    const block = blockOf(token)
    if (block) (sections.at(-1)?.blocks ?? intro).push(block)
  }
  // The page has a table of contents of its own.
  return { title, intro: intro.filter((block) => !isContents(block)), sections }
}

const isContents = (block: Block) =>
  block.kind === 'list' &&
  block.items.every(([only, ...rest]) => rest.length === 0 && typeof only === 'object' && only.href?.startsWith('#'))

function blockOf(token: Token): Block | null {
  switch (token.type) {
    case 'space':
      return null
    case 'paragraph':
      return { kind: 'paragraph', words: wordsOf((token as Tokens.Paragraph).tokens) }
    case 'code':
      return { kind: 'code', text: (token as Tokens.Code).text }
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return { kind: 'list', isOrdered: ordered, items: items.map((item) => wordsOf(item.tokens)) }
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => wordsOf(cell.tokens))
      return { kind: 'table', head: cells(header), rows: rows.map(cells) }
    }
    default:
      throw cannotShow(token)
  }
}

function wordsOf(tokens: readonly Token[]): Words {
  return tokens.flatMap((token): Words => {
    switch (token.type) {
      case 'text':
      case 'escape': {
        const { tokens: inner, text } = token as Tokens.Text
        return inner ? wordsOf(inner) : [text.replaceAll('\n', ' ').replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')]
      }
      case 'strong':
      case 'em':
        return [{ as: token.type, words: wordsOf((token as Tokens.Strong).tokens) }]
      case 'codespan':
        return [{ as: 'code', words: [(token as Tokens.Codespan).text] }]
      case 'link':
        return [linkOf(token as Tokens.Link)]
      default:
        throw cannotShow(token)
    }
  })
}

function linkOf(token: Tokens.Link): MarkedWords {
  if (!/^(?:#|https:\/\/)/.test(token.href)) throw cannotShow(token)
  return { as: 'a', href: token.href, words: wordsOf(token.tokens) }
}

const cannotShow = ({ type, raw }: Token) => new Error(`/help cannot show the ${type} ${raw.trim().slice(0, 80)}`)
