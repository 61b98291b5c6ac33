import { Link } from 'react-router-dom'
import type { UnsupportedReason } from '#src/shared/lib/browser-support.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { paths } from '../../paths.ts'
import { ErrorIllustration } from '../error-illustration.tsx'
import { PageMessage } from '../page-message.tsx'

const words: Record<UnsupportedReason, { title: string; text: string }> = {
  device: {
    title: 'Unsupported Device',
    text: 'The editor works on desktop computers. Open this story there in Chrome, Brave or Firefox.',
  },
  browser: {
    title: 'Unsupported Browser',
    text: 'The editor works in Chrome, Brave and Firefox. Open this story in one of them.',
  },
  environment: {
    title: 'Unsupported Environment',
    text: 'We couldn’t identify your browser. The editor works in Chrome, Brave and Firefox on desktop.',
  },
}

/** Says why the editor does not open here, and leads home. */
export function Unsupported({ reason }: { reason: UnsupportedReason }) {
  return (
    <PageMessage
      sign={<ErrorIllustration />}
      {...words[reason]}
      actions={
        <Button variant="contained" size="large" component={Link} to={paths.home.href()}>
          Go to Home
        </Button>
      }
    />
  )
}
