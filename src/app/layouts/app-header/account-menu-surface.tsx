import Divider from '@mui/material/Divider'
import { Clapperboard, Lightbulb, LogOut, MessageCircle, Palette, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { externalLinks } from '#src/shared/lib/config/env.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { serviceSettings } from '#src/shared/services/service-port.ts'
import { useSignOut } from '#src/shared/session/use-sign-out.ts'
import { openSupportChat } from '#src/shared/services/support-chat/open-support-chat.ts'
import { MenuAction, MenuSurface } from '#src/shared/ui/menu/menu.tsx'
import type { MenuSurfaceState } from '#src/shared/ui/menu/lazy-menu.tsx'
import { paths } from '../../paths.ts'

const FeatureRequestDialog = lazy(async () => ({
  default: (await import('./feature-request-dialog.tsx')).FeatureRequestDialog,
}))

const icon = { size: 16, 'aria-hidden': true } as const
const newTab = { component: 'a', target: '_blank', rel: 'noreferrer' } as const

/** Account, brand, requests, examples and the way out. Where the operator has URLs for requests and examples, they lead there. */
export function AccountMenuSurface({ state }: { state: MenuSurfaceState }) {
  const hasPage = useHasPage()
  const signOut = useSignOut()
  const [isRequesting, setRequesting] = useState(false)
  const own = [
    { label: 'Account', to: paths.account.href(), icon: <UserRound {...icon} /> },
    { label: 'Brand Settings', to: paths.brand.href(), icon: <Palette {...icon} /> },
  ].filter(({ to }) => hasPage(to))
  const requests = { label: 'Feature Requests', icon: <Lightbulb {...icon} /> }
  const examples = { label: 'Example Videos', icon: <Clapperboard {...icon} /> }

  return (
    <>
      <MenuSurface state={state} label="Account" align="right">
        {own.map((item) => (
          <MenuAction key={item.label} {...item} component={Link} />
        ))}
        {externalLinks.featureRequests ? (
          <MenuAction {...requests} {...newTab} href={externalLinks.featureRequests} />
        ) : (
          <MenuAction {...requests} onSelect={() => setRequesting(true)} />
        )}
        {externalLinks.exampleVideos ? (
          <MenuAction {...examples} {...newTab} href={externalLinks.exampleVideos} />
        ) : (
          <MenuAction {...examples} component={Link} to={paths.examples.href()} />
        )}
        {serviceSettings().chat && (
          <MenuAction label="Support chat" icon={<MessageCircle {...icon} />} onSelect={openSupportChat} />
        )}
        <Divider aria-hidden="true" component="li" />
        <MenuAction label="Sign Out" icon={<LogOut {...icon} />} onSelect={() => void signOut()} />
      </MenuSurface>
      {isRequesting && (
        <Suspense>
          <FeatureRequestDialog onClose={() => setRequesting(false)} />
        </Suspense>
      )}
    </>
  )
}
