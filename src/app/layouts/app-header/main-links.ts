import { externalLinks } from '#src/shared/lib/config/env.ts'
import { paths } from '../../paths.ts'

/** Where the header leads, on the desktop and in the drawer. Tutorials of the operator's own are elsewhere. */
export const mainLinks: readonly { label: string; href: string }[] = [
  { label: 'Home', href: paths.home.href() },
  { label: 'Projects', href: paths.projects.href() },
  { label: 'Models', href: paths.models.href() },
  ...(externalLinks.tutorials ? [] : [{ label: 'Tutorials', href: paths.help.href() }]),
]

export const staffLink = { label: 'Staff', href: paths.adminStats.href() } as const
