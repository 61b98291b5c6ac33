import { paths } from '../../paths.ts'

/** Where the header leads, on the desktop and in the drawer. */
export const mainLinks = [
  { label: 'Home', href: paths.home.href() },
  { label: 'Projects', href: paths.projects.href() },
  { label: 'Models', href: paths.models.href() },
] as const

export const staffLink = { label: 'Staff', href: paths.adminStats.href() } as const
