import { Link as LinkIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Block, Section, Words } from '../lib/guide.ts'
import styles from './help.module.css'
import { Highlighted, MarkedText } from './marked-text.tsx'

interface ArticleProps {
  sections: readonly Section[]
  /** Folded words that are highlighted. */
  query: readonly string[]
}

export function Article({ sections, query }: ArticleProps) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading} tabIndex={-1}>
        <Highlighted text={title} query={query} />
        <Link className={styles.anchor} to={{ hash: id }} aria-label={`Link to ${title}`}>
          <LinkIcon size={16} aria-hidden="true" />
        </Link>
      </h2>
      <Blocks blocks={blocks} query={query} />
    </section>
  ))
}

function Blocks({ blocks, query }: { blocks: readonly Block[]; query: readonly string[] }) {
  return blocks.map((block, at) => <BlockView key={at} block={block} query={query} />)
}

function BlockView({ block, query }: { block: Block; query: readonly string[] }) {
  const text = (words: Words) => <MarkedText words={words} query={query} />
  switch (block.kind) {
    case 'heading':
      return (
        <h3 id={block.id} className={styles.subheading} tabIndex={-1}>
          {text(block.words)}
        </h3>
      )
    case 'paragraph':
      return <p>{text(block.words)}</p>
    case 'code':
      return <pre className={styles.code}>{block.text}</pre>
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List className={styles.list}>
          {block.items.map((words, at) => (
            <li key={at}>{text(words)}</li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table {...block} text={text} />
  }
}

interface TableProps extends Pick<Extract<Block, { kind: 'table' }>, 'head' | 'rows'> {
  text: (words: Words) => ReactNode
}

function Table({ head, rows, text }: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((words, at) => (
            <th key={at} scope="col">
              {text(words)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowAt) => (
          <tr key={rowAt}>
            {row.map((words, at) => (
              <td key={at}>{text(words)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
