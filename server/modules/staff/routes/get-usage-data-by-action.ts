import { isCreditAction } from '#src/domain/credits.ts'
import { readFigureSums } from '#server/platform/db/queries/figures.ts'
import { route } from '#server/platform/http/route.ts'
import { lastDays, sumBy } from '#server/modules/staff/figures.ts'

const KINDS = ['CREDITS', 'CHARGES', 'REFUNDS', 'LAST_CHARGED'] as const

/** Usage by action: charges, users and refunds of each. */
export const getUsageDataByAction = route('getUsageDataByAction', async ({ db, services, query }) => {
  const figures = await readFigureSums(db, KINDS, lastDays(services.clock.now(), query.num_days))
  const [credits, calls, refunds, people] = KINDS.map((kind) =>
    sumBy(figures, (figure) => (figure.kind === kind ? figure.parts[0] : undefined)),
  )
  const actions = [...new Set(figures.flatMap(({ parts: [action = ''] }) => (isCreditAction(action) ? [action] : [])))]
  return {
    num_days: query.num_days,
    actions: actions
      .map((action) => ({
        action,
        calls: calls?.get(action) ?? 0,
        users: people?.get(action) ?? 0,
        credits: credits?.get(action) ?? 0,
        refunds: refunds?.get(action) ?? 0,
      }))
      .sort((one, other) => other.credits - one.credits || one.action.localeCompare(other.action)),
  }
})
