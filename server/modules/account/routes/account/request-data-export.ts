import { and, eq } from 'drizzle-orm'
import { exportRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import { dataExports, users } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { readDataExport } from './present-data-export.ts'

/** One at a time: an export in preparation is returned again. */
export const requestDataExport = route(
  'requestDataExport',
  async (call) => {
    const { user, services, db } = call
    await takeAttempt(services, db, exportRules(user.id))
    return call.transact(async (scope) => {
      await scope.db.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
      const isUnderWay = and(eq(dataExports.userId, user.id), eq(dataExports.status, 'PREPARING'))
      const [underWay] = await scope.db.select({ id: dataExports.id }).from(dataExports).where(isUnderWay)
      if (!underWay) {
        const id = crypto.randomUUID()
        const fileKey = `exports/${id}-data.zip`
        await scope.db.insert(dataExports).values({ id, userId: user.id, fileKey, createdAt: services.clock.now() })
        await enqueue(scope, { kind: 'export-data', payload: { exportId: id, userId: user.id }, userId: user.id })
      }
      return readDataExport(scope, user)
    })
  },
  { transaction: false },
)
