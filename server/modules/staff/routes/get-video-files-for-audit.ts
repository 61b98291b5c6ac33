import { pageOf, rowsOf } from '#server/platform/http/page.ts'
import { route } from '#server/platform/http/route.ts'
import { countOpenFilms, holdFilms, MAX_HELD } from '#server/modules/generation/reviews/hold-films.ts'
import { presentAuditVideos } from '#server/modules/staff/audit-videos.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'

/** Taking a film and writing down that it is looked at happen together, or neither. */
export const getVideoFilesForAudit = route('getVideoFilesForAudit', async (call) => {
  const { user, query, services } = call
  const { limit, offset } = rowsOf(query)
  const { films, count } = await call.transact(async (scope) => {
    const held = await holdFilms(scope, user.id, offset + limit)
    for (const subjectId of held.taken)
      await recordAudit(scope, user, { action: 'VIEWED_FILM', subject: 'FILM', subjectId })
    return { films: held.films, count: await countOpenFilms(scope.db, user.id, services.clock.now()) }
  })
  const page = pageOf(query, count)
  return {
    ...page,
    next_page: offset + limit < MAX_HELD ? page.next_page : null,
    results: await presentAuditVideos(call, films.slice(offset, offset + limit)),
  }
})
