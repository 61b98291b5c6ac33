import { transact } from '#server/platform/context.ts'
import { charge } from '#server/modules/billing/credits/settle-holds.ts'
import { grant } from '#server/modules/billing/credits/grant.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { creditEntries, users } from '#server/platform/db/schema/index.ts'
import { createAccount } from '#server/modules/account/accounts.ts'
import { assemble } from '#server/node/assemble.ts'
import { readConfig } from '#server/node/config.ts'
import { openDatabase } from '#server/node/host.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { recoverJobs } from '../claim.ts'
import { enqueue } from '../enqueue.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { createJobRunner } from '../runner.ts'

// Run as a process: one job of ten steps on a database on disk. The parent kills it in the middle and starts it again.
const STEPS = 10
const config = readConfig(process.env, '')
const { db, close } = await openDatabase(config)
await migrate(db, await readMigrations())
const parts = { engines: createTestEngines(), sandbox: createNodeSandbox(), browser: null }
const { app } = await assemble(config, { ...parts, db, url: () => '' })

await recoverJobs(app)
const [known] = await db.select().from(users)
const user =
  known ??
  (await transact(app, async (scope) => {
    const account = await createAccount(scope, { email: 'ada@example.com' })
    const payload = { to: 'ada@example.com', subject: '', text: '' }
    await enqueue(scope, { kind: 'send-mail', payload })
    return account
  }))
if (!user) throw new Error('There is no account')

const runner = createJobRunner(app, {
  handlers: {
    ...jobHandlers,
    'send-mail': {
      ...jobHandlers['send-mail'],
      async run() {
        for (let step = 0; step < STEPS; step++) {
          await transact(app, async (scope) => {
            const key = `step-${step}`
            await grant(scope, user.id, { credits: 1, source: 'GIFT', action: key, key, expiresAt: null })
          })
          console.log(`step-${step}`)
          await new Promise((resolve) => setTimeout(resolve, 30))
        }
        return async (scope) => void (await charge(scope, user.id, { action: 'upscale' }))
      },
    },
  },
})
await runner.runDue()
const rows = await db.select().from(creditEntries)
const count = (prefix: string) => rows.filter((row) => row.action.startsWith(prefix)).length
const [{ creditBalance } = { creditBalance: -1 }] = await db.select().from(users)
const sum = rows.reduce((total, row) => total + row.amount, 0)
console.log('result', JSON.stringify({ steps: count('step-'), charges: count('upscale'), creditBalance, sum }))
await close()
