import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import type { ApiError } from '../../api/api-error.ts'
import { Button } from '../button.tsx'
import { ErrorState } from './data-states.tsx'

interface StoryRefusalProps {
  error: ApiError
  onRetry: () => void
  isRetrying?: boolean
  /** The way on from a foreign story: an xsmall Button, by default to Home. */
  action?: ReactNode
}

/** A page for a story that did not open: it is missing, another user's, or failed to load. */
export function StoryRefusal({ error, onRetry, isRetrying = false, action }: StoryRefusalProps) {
  return error.status === 403 || error.status === 404 ? (
    <ErrorState
      title="Not Authorized to load story"
      text="It may belong to another account or have been deleted."
      action={
        action ?? (
          <Button size="xsmall" component={Link} to={paths.home.href()}>
            Go to Home
          </Button>
        )
      }
    />
  ) : (
    <ErrorState title="Failed to load story data" text={error.message} onRetry={onRetry} isRetrying={isRetrying} />
  )
}
