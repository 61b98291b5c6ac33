import { desc, eq } from 'drizzle-orm'
import { changeAccount } from '#server/modules/account/change-account.ts'
import { startSession } from '#server/platform/auth/sessions.ts'
import { transact, type App, type Scope } from '#server/platform/context.ts'
import { stories, users } from '#server/platform/db/schema/index.ts'
import { createCaller } from '#server/testing/caller.ts'
import { calm } from '../scenarios/scenario-state.ts'
import { demoStates, type DemoState, type DemoStateId } from '../seeds/demo-states.ts'
import { machineNow, scenario } from '../scenarios/scenario.ts'
import type { TabHost } from '../tab-host.ts'
import { seedDemoState } from './seed-demo-state.ts'
import type { DemoStateTools } from './demo-state-tools.ts'

type KnownDemoState = DemoState & { id: DemoStateId }

const POLL_INTERVAL_MS = 100
/** Longest time to seed a demo state, ms. */
const TIMEOUT_MS = 60_000

const emailOf = (demoState: KnownDemoState) => `${demoState.id}@world.example.com`

/** Creates a demo state's account, once, signs in to it and answers its page. Replaces active faults with those of the demo state. */
export async function loadDemoState(host: TabHost, id: DemoStateId): Promise<string> {
  const demoState: KnownDemoState | undefined = demoStates.find((each) => each.id === id)
  if (!demoState) throw new Error(`There is no scenario '${id}'`)
  const { app } = host
  scenario.set({ ...calm })
  const userId = (await findUser(app, demoState)) ?? (await makeAccount(host, demoState))
  scenario.set({ ...demoState.scenario })
  await signIn(host, userId)
  return demoState.page.includes(':story')
    ? demoState.page.replace(':story', await newestStory(app, userId))
    : demoState.page
}

/** Stores a session where the product does. */
export async function signIn({ app, rows }: TabHost, userId: string): Promise<void> {
  const { access } = await transact(app, (scope) => startSession(scope, userId))
  await rows.flush()
  localStorage.setItem('token', access)
  localStorage.setItem('isLoginSuccessful', 'true')
  localStorage.removeItem('user')
}

async function findUser({ db }: App, demoState: KnownDemoState): Promise<string | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, emailOf(demoState)))
  return row?.id
}

async function makeAccount(host: TabHost, demoState: KnownDemoState): Promise<string> {
  const { app, backend } = host
  const userId = await transact(app, (scope) => addAccount(scope, demoState))
  try {
    const { access } = await transact(app, (scope) => startSession(scope, userId))
    const caller = createCaller(backend, [])
    const tools: DemoStateTools = {
      app,
      userId,
      write: (work) => transact(app, work),
      ok: (id, options) => caller.ok(id, { ...options, as: { token: access } }),
      until,
    }
    await seedDemoState[demoState.id]?.(tools)
    return userId
  } catch (cause) {
    // A partly seeded account would be taken for a complete one.
    await app.db.delete(users).where(eq(users.id, userId))
    throw cause
  }

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    for (const end = machineNow() + TIMEOUT_MS; machineNow() < end;) {
      if (await isSo()) return
      app.jobs.wake()
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    }
    throw new Error(`Demo state '${demoState.id}' was not ready in time`)
  }
}

async function addAccount(scope: Scope, demoState: KnownDemoState): Promise<string> {
  const { isPremium = false, id } = demoState
  await changeAccount(scope, { email: emailOf(demoState), isPremium, password: crypto.randomUUID() })
  const [row] = await scope.db
    .update(users)
    .set({
      ...{ firstName: 'Wanda', lastName: id, companyName: 'Storyloom', howDidYouHearAboutUs: 'Other' },
      ...{ agreeToTnc: true, profileCompletedAt: scope.services.clock.now() },
    })
    .where(eq(users.email, emailOf(demoState)))
    .returning({ id: users.id })
  if (!row) throw new Error('The account is not there')
  return row.id
}

async function newestStory({ db }: App, userId: string): Promise<string> {
  const [row] = await db
    .select({ id: stories.id })
    .from(stories)
    .where(eq(stories.userId, userId))
    .orderBy(desc(stories.createdAt))
    .limit(1)
  return row?.id ?? ''
}
