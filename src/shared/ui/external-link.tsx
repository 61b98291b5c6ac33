import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface ExternalLinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A link that leaves the product, in a new tab. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer">
      {children}
      <ArrowUpRight size={12} aria-hidden="true" />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
