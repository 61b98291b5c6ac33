import { route } from '#server/platform/http/route.ts'
import { dayBefore, dayOf } from '#server/modules/staff/figures.ts'
import { readCohort } from '#server/modules/staff/cohort.ts'

const STEPS = [
  ['SIGNED_UP', 'signedUp'],
  ['VERIFIED', 'verified'],
  ['COMPLETED_PROFILE', 'completedProfile'],
  ['CREATED_STORY', 'createdStory'],
  ['GENERATED_STORY', 'generatedStory'],
  ['EXPORTED_VIDEO', 'exportedVideo'],
  ['SUBSCRIBED', 'subscribed'],
] as const

/**
 * Of the users who signed up in these days, how many took each step since; default: the last 30 days. Steps are independent:
 * none requires the one before, so a share is of all who signed up.
 */
export const getFunnelAnalytics = route('getFunnelAnalytics', async ({ db, services, query }) => {
  const to = query.end_date ?? dayOf(services.clock.now())
  const from = query.start_date ?? dayBefore(to, 29)
  const groups = await readCohort(db, { from, to, by: 'country', names: query['countries[]'] })
  const counts = STEPS.map(([, name]) => groups.reduce((sum, group) => sum + group[name], 0))
  const all = counts[0] ?? 0
  return {
    start_date: from,
    end_date: to,
    steps: STEPS.map(([step], index) => {
      const users = counts[index] ?? 0
      return {
        ...{ step, users },
        share_of_first: all === 0 ? 0 : users / all,
      }
    }),
    by_country: groups.map((group) => ({
      country: group.name,
      signed_up: group.signedUp,
      exported_video: group.exportedVideo,
      subscribed: group.subscribed,
    })),
  }
})
