import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useHasPage } from '#src/shared/lib/known-paths.ts'

interface PageLinkProps {
  to: string
  className?: string
  title?: string
  children: ReactNode
}

/** A link if its page exists, else its text. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const hasPage = useHasPage()
  return hasPage(to) ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <span title={rest.title}>{children}</span>
  )
}
