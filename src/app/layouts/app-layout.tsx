import { Outlet } from 'react-router-dom'
import { AppHeader } from './app-header/app-header.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { Main } from './main.tsx'

interface AppLayoutProps {
  isWide?: boolean
}

/** Header above, page below. */
export function AppLayout({ isWide = false }: AppLayoutProps) {
  return (
    <>
      <AppHeader isWide={isWide} />
      <ConnectionBanner />
      <Main>
        <Outlet />
      </Main>
    </>
  )
}
