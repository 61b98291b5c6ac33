import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { AppHeader } from './app-header/app-header.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { Main } from './main.tsx'

interface AppLayoutProps {
  /** Header edge to edge, as on signed-out pages. */
  isWide?: boolean
  /** Instead of the matched page. */
  children?: ReactNode
}

/** Header above, page below. */
export function AppLayout({ isWide = false, children = <Outlet /> }: AppLayoutProps) {
  return (
    <>
      <AppHeader isWide={isWide} />
      <ConnectionBanner />
      <Main>{children}</Main>
    </>
  )
}
