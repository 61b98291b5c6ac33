import { useLocation, useMatches } from 'react-router-dom'
import { isPageName } from '#src/shared/telemetry/events.ts'
import { PageTracker } from '#src/shared/telemetry/page-tracker.tsx'
import type { PageHandle } from '../page.ts'

/** Tells analytics where one is; the names stand in pages.ts. */
export function PageTracking() {
  const { search } = useLocation()
  const matches = useMatches()
  const last = matches.at(-1)
  const { name, analyticsName = name } = (last?.handle as PageHandle | undefined) ?? {}
  const query = new URLSearchParams(search)
  // The form is a step inside /onboarding.
  const page = analyticsName === 'Onboarding' && query.get('step') === 'form' ? 'Onboarding Form' : analyticsName
  const storyId = last?.params['storyId'] ?? query.get('story_id')
  return <PageTracker page={isPageName(page) ? page : null} storyId={storyId} />
}
