import type { ApiError } from '../../api/api-error.ts'
import { ErrorState } from './error-state.tsx'

interface StoryRefusalProps {
  error: ApiError
  onRetry: () => void
  isRetrying?: boolean
}

/** A page about a story that did not open: it is somebody else's, or it did not load. */
export function StoryRefusal({ error, onRetry, isRetrying = false }: StoryRefusalProps) {
  return error.status === 403 ? (
    <ErrorState title="Not Authorized to load story" text="It belongs to another account." />
  ) : (
    <ErrorState title="Failed to load story data" text={error.message} onRetry={onRetry} isRetrying={isRetrying} />
  )
}
