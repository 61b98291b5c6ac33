import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { numberText } from '../lib/figure-text.ts'

interface FigureLinkProps {
  value: number
  /** The counted rows; undefined where the user's role does not include them. */
  href: string | undefined
  children?: ReactNode
}

/** A figure that links to the rows it counts; 0 has no link. */
export function FigureLink({ value, href, children = numberText(value) }: FigureLinkProps) {
  return value === 0 || href === undefined ? <>{children}</> : <Link to={href}>{children}</Link>
}
