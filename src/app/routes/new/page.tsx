import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** The short URL of the text wizard. */
export function Component() {
  const { storyId } = useParams()
  const [search] = useSearchParams()
  const query = Object.fromEntries(search)
  const to = storyId === undefined ? paths.newStory.href(query) : paths.newStoryFor.href({ ...query, storyId })
  return <Navigate to={to} replace />
}
