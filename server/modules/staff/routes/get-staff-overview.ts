import { route } from '#server/platform/http/route.ts'
import { readAttention, recentFrom } from '#server/modules/staff/attention.ts'

export const getStaffOverview = route('getStaffOverview', async ({ db, user, services }) => {
  const now = services.clock.now()
  return {
    items: await readAttention(db, user, now),
    engines: (services.engines.health?.() ?? []).map(({ standIns, lastFailure, ...engine }) => ({
      ...engine,
      stand_ins: standIns,
      last_failure: lastFailure && { ...lastFailure, at: lastFailure.at.toISOString() },
    })),
    recent_from: recentFrom(now),
    counted_at: now.toISOString(),
  }
})
