import { useLocation, useMatches } from 'react-router-dom'
import { isPageName } from '#src/shared/telemetry/events.ts'
import { PageTracker } from '#src/shared/telemetry/page-tracker.tsx'
import type { PageHandle } from '../pages.ts'

/** Tells analytics where one is; the names stand in pages.ts. */
export function PageTracking() {
  const { search } = useLocation()
  const matches = useMatches()
  const last = matches.at(-1)
  const { name, analyticsName = name } = (last?.handle as PageHandle | undefined) ?? {}
  const storyId = last?.params['storyId'] ?? new URLSearchParams(search).get('story_id')
  return <PageTracker page={isPageName(analyticsName) ? analyticsName : null} storyId={storyId} />
}
