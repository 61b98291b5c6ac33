import { route } from '#server/platform/http/route.ts'
import { presentView, readViews } from '#server/modules/staff/views.ts'

const MAX_VIEWS = 10_000

export const listStaffViews = route('listStaffViews', async ({ db, user, query }) => {
  const rows = await readViews(db, query.grid)
  const views = rows
    .filter(({ view }) => view.isShared || view.userId === user.id)
    .map(({ view, email }) => presentView(view, email, user))
    .sort((one, other) => Number(other.is_own) - Number(one.is_own) || one.name.localeCompare(other.name, 'en'))
  return { results: views.slice(0, MAX_VIEWS) }
})
