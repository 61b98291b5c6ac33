import { route } from '#server/platform/http/route.ts'
import { readCohort } from '#server/modules/staff/cohort.ts'

/** Results of the users who signed up in these days, from then until now, by how they found the product. */
export const getPartnerReport = route('getPartnerReport', async ({ db, body }) => {
  const { start_date: from, end_date: to, source, currency } = body
  const groups = await readCohort(db, {
    from,
    to,
    by: 'source',
    names: source === undefined ? undefined : [source],
    currency,
  })
  return {
    start_date: from,
    end_date: to,
    currency,
    rows: groups.map((group) => ({
      source: group.name,
      sign_ups: group.signedUp,
      active_users: group.createdStory,
      premium_users: group.premium,
      videos_exported: group.videos,
      credits_spent: group.credits,
      revenue: group.paid,
    })),
  }
})
