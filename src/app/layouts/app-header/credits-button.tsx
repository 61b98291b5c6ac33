import Skeleton from '@mui/material/Skeleton'
import { Link } from 'react-router-dom'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Credits } from '#src/shared/ui/credits.tsx'
import { paths } from '../../paths.ts'
import styles from './app-header.module.css'

/** The credits balance (of `getUserDetails`); leads to the subscription. Until that page exists it only tells. */
export function CreditsButton() {
  const hasPage = useHasPage()
  const balance = useSessionStore((state) => state.user?.credit_summary.balance)
  const href = paths.accountSubscription.href()
  return (
    <span className={styles.credits}>
      {balance === undefined ? (
        <Skeleton width={64} height={16} />
      ) : hasPage(href) ? (
        <Button variant="text" size="small" component={Link} to={href}>
          <Credits amount={balance} />
        </Button>
      ) : (
        <span className={styles.link}>
          <Credits amount={balance} />
        </span>
      )}
    </span>
  )
}
