import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { numberText } from '../lib/figure-text.ts'

interface FigureLinkProps {
  value: number
  /** The rows that it counts; undefined where they are not part of the own role. */
  href: string | undefined
  children?: ReactNode
}

/** A figure that leads to the rows it counts; nothing leads nowhere. */
export function FigureLink({ value, href, children = numberText(value) }: FigureLinkProps) {
  return value === 0 || href === undefined ? <>{children}</> : <Link to={href}>{children}</Link>
}
