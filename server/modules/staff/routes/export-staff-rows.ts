import { foldFigures } from '#server/platform/db/queries/figures.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { exportGrid } from '#server/modules/staff/grid.ts'
import { presentRow, rowSourceFor } from '#server/modules/staff/rows/row-sources.ts'

const HEADING = [
  ...[
    'created_at',
    'id',
    'type',
    'model',
    'status',
    'reason',
    'wait_ms',
    'work_ms',
    'credits',
    'amount',
    'currency',
    'country',
  ],
  ...['person', 'person_id', 'story_id'],
]

export const exportStaffRows = preparedRoute('exportStaffRows', async (call) => {
  const { db, user, body, services } = call
  const { kind } = body
  if (body.step !== undefined || body.is_wrong === true) await foldFigures(db)
  const file = await exportGrid(call, rowSourceFor(user, kind)(db, body, services.clock.now()), body, {
    name: `${kind.toLowerCase()}-rows`,
    heading: HEADING,
    limits: body,
    cells: (read) => {
      const row = presentRow(kind, read)
      return [
        ...[row.created_at, row.row_id, row.type, row.model, row.status, row.reason],
        ...[row.wait_ms, row.work_ms, row.credits, row.amount, row.currency, row.country],
        ...[row.email, row.user_id, row.story_id],
      ]
    },
  })
  return async () => file
})
