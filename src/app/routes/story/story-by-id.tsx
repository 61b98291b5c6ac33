import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** /story without an id in its path: `?story_id=` names it, the rest of the query stays; otherwise back to the stories. */
export function Component() {
  const [parameters] = useSearchParams()
  const { story_id: storyId, ...rest } = Object.fromEntries(parameters)
  return <Navigate replace to={storyId ? paths.story.href({ ...rest, storyId }) : paths.home.href()} />
}
