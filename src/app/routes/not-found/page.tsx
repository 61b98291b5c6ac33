import { Link } from 'react-router-dom'
import { Button } from '#src/shared/ui/button.tsx'
import { paths } from '../../paths.ts'
import { ErrorIllustration } from '../error-illustration.tsx'
import { PageMessage } from '../page-message.tsx'

/** The 404 page. */
export function Component() {
  return (
    <PageMessage
      sign={<ErrorIllustration />}
      title="404 – Page not found"
      text="Check the URL, or go to Home. The page may have moved."
      actions={
        <Button variant="contained" size="large" component={Link} to={paths.home.href()}>
          Go to Home
        </Button>
      }
    />
  )
}
