import { Link } from 'react-router-dom'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { paths } from '../../paths.ts'

/** Stands in the header of signed-out pages. */
export function SignUpButton() {
  const hasPage = useHasPage()
  if (!hasPage(paths.signup.href())) return null
  return (
    <Button size="small" component={Link} to={paths.signup.href()}>
      Sign Up
    </Button>
  )
}
