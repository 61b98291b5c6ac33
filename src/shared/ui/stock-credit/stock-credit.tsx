import type { StockCredit } from '#generated/schema.ts'
import { ExternalLink } from '../external-link.tsx'
import styles from './stock-credit.module.css'

/** The author, source and licence of a stock file, each with its page. */
export function StockCreditLinks({ credit }: { credit: StockCredit }) {
  const { author, author_url, library, page_url, licence, licence_url } = credit
  return (
    <span className={styles.links}>
      <Linked href={author_url}>{author}</Linked>
      <Linked href={page_url}>{library}</Linked>
      <Linked href={licence_url}>{licence}</Linked>
    </span>
  )
}

function Linked({ href, children }: { href: string | null; children: string }) {
  if (href === null) return <span dir="auto">{children}</span>
  return (
    <ExternalLink className="text-link" href={href}>
      <span dir="auto">{children}</span>
    </ExternalLink>
  )
}

/** Who made a stock file and under which licence, in a line below it; without links, since it is used in buttons. */
export function StockCreditLine({ credit: { author, library, licence } }: { credit: StockCredit }) {
  return (
    <span className={styles.line} dir="auto">
      {author} · {licence === `${library} License` ? licence : `${library} · ${licence}`}
    </span>
  )
}
