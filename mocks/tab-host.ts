import { createBackend, type Backend } from '#server/app.ts'
import { createPasswordHasher } from '#server/platform/auth/passwords.ts'
import type { App } from '#server/platform/context.ts'
import { createDemoPayments } from '#server/modules/billing/demo/demo-payments.ts'
import { createKeyring } from '#server/platform/crypto/keyring.ts'
import { recoverJobs } from '#server/platform/jobs/claim.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { createJobRunner, type JobRunner } from '#server/platform/jobs/runner.ts'
import { startCreditSweep } from '#server/sweep-credits.ts'
import { startCleanup } from '#server/platform/jobs/cleanup.ts'
import type { Renderer } from '#server/platform/ports/services.ts'
import { createRealtimeHub, type RealtimeHub } from '#server/platform/realtime/hub.ts'
import { openTabDatabase } from './db/open-tab-database.ts'
import { persistRows, type RowPersister } from './db/row-persister.ts'
import { openRowStore } from './db/row-store.ts'
import { createWebSandbox } from '#server/platform/sandbox/web.ts'
import { PRICE_TABLE } from '#engines/prices.ts'
import { openOriginFiles } from './files/origin-files.ts'
import { simulatedIdentity } from './simulated-google.ts'
import { trackUnload, takeUnloadFlag } from './unload-flag.ts'
import { createOutbox, type SentMail } from './outbox.ts'
import { breakable } from './scenarios/breakable-engines.ts'
import { withSimulatedModels } from './scenarios/simulated-models.ts'
import { scenario } from './scenarios/scenario.ts'
import { seedPersonas } from './seeds/seed-personas.ts'
import type { Engines } from '#engines/ports.ts'
import {
  createWebAligner,
  createWebCleaner,
  createWebStudio,
  createWebIllustrator,
  createWebTrainer,
  createWebMusic,
  createWebVoice,
} from '#engines/draft/web-engines.ts'
import { createStock } from '#engines/draft/stock/stock.ts'
import { createTypedTranscriber } from '#engines/draft/transcriber/align-typed.ts'
import { createVideoRetoucher } from '#engines/draft/video/video-retoucher.ts'
import { openWebVideo } from '#engines/draft/video/web.ts'
import { createWriter } from '#engines/draft/writer/writer.ts'

const KEY = 'secret'

const DATABASE = 'storyloom-tab-host-secret'

/** The app's own export, in this page; main.tsx brings it, because mocks/ knows no feature. */
export type RenderHere = (request: { renderId: string; token: string; signal: AbortSignal }) => Promise<void>

export interface TabHost {
  app: App
  backend: Backend
  hub: RealtimeHub
  runner: JobRunner
  rows: RowPersister
  readOutbox: () => SentMail[]
  /** Ends the work of this tab: another one goes on with the same rows. */
  stop(): Promise<void>
  /** Forgets every account, story and file of this browser. */
  clear(): Promise<void>
}

/** The backend with browser implementations of every port. */
export async function createTabHost(
  renderHere: RenderHere,
  onRows: (before: ReadonlyMap<string, string | null>, after: ReadonlyMap<string, string | null>) => void,
): Promise<TabHost> {
  const kept: { rows?: RowPersister } = {}
  const [{ db, client }, files, secret] = await Promise.all([
    openTabDatabase((statement) => kept.rows?.onStatement(statement)),
    openOriginFiles(),
    loadTabSecret(),
  ])
  const report = (message: string, cause: unknown) => console.error(`[tab host] ${message}`, cause)
  const rows = await persistRows(client, openRowStore(), (cause) => report('The rows could not be kept', cause), onRows)
  kept.rows = rows
  const clock = { now: scenario.now }
  const keys = await createKeyring(secret)
  const log = { error: report }
  const hub = createRealtimeHub({ db, clock, keys, log })
  const outbox = createOutbox()
  const waiting: { runner?: JobRunner } = {}
  const renderer: Renderer = {
    isAvailable: async () => true,
    run: ({ renderId, token }, signal) => renderHere({ renderId, token, signal }),
  }
  const draft = createTabEngines()
  const builtIn = breakable(draft)
  const connected = breakable(
    withSimulatedModels(draft, ({ label }, cause) => console.warn(`[tab host] ${label} failed`, cause)),
  )
  const app: App = {
    db,
    clock,
    keys,
    files,
    sandbox: createWebSandbox(),
    renderer,
    realtime: hub,
    get engines() {
      return scenario.read().hasProviders ? connected : builtIn
    },
    prices: PRICE_TABLE,
    mail: outbox,
    payments: createDemoPayments(() => app),
    // A sandbox of one user: cheap hashing, so that signing in does not stall the page.
    passwordHasher: createPasswordHasher({ memoryKib: 1024, passes: 1 }),
    identity: simulatedIdentity,
    // Every call comes from this browser.
    places: { countryOf: async () => null },
    jobs: { wake: () => waiting.runner?.wake() },
    log,
    config: {
      publicUrl: location.origin,
      get verifyEmail() {
        return scenario.read().verifiesEmail
      },
      googleClientId: String(import.meta.env.VITE_GOOGLE_CLIENT_ID),
      diskReserveBytes: 0,
      checksAnswers: true,
    },
  }
  await seedPersonas(app)
  // This tab owns the rows alone: running jobs died with their page. Repeated reloads do not abandon work.
  await recoverJobs(app, { countsAttempt: !takeUnloadFlag() })
  const runner = createJobRunner(app, { handlers: jobHandlers })
  waiting.runner = runner
  runner.start()
  const stopTidying = startCleanup(app)
  const stopSweeping = startCreditSweep(app)
  const untrackUnload = trackUnload()
  const stop = async () => {
    untrackUnload()
    await Promise.all([stopTidying(), stopSweeping(), runner.stop()])
    hub.closeAll()
    await rows.flush()
  }
  return {
    app,
    backend: createBackend(app),
    hub,
    runner,
    rows,
    readOutbox: outbox.read,
    stop,
    async clear() {
      await stop()
      await rows.clear()
      await files.clear()
    },
  }
}

/** The installation's secret, created once in this browser, so that sessions and file URLs survive a reload. */
async function loadTabSecret(): Promise<string> {
  const { createStore, get, set } = await import('idb-keyval')
  const store = createStore(DATABASE, 'secret')
  const known = await get<string>(KEY, store)
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(48))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  await set(KEY, made, store)
  return made
}

/** The built-in engines as they run in a browser: everything slow in workers of its own. */
function createTabEngines(): Engines {
  const { animator, retoucher } = createWebStudio()
  const illustrator = createWebIllustrator()
  const voice = createWebVoice()
  return {
    animator,
    retoucher,
    videoRetoucher: createVideoRetoucher(openWebVideo),
    transcriber: createTypedTranscriber(createWebAligner()),
    translator: null,
    soundCleaner: createWebCleaner(),
    writer: createWriter(),
    illustrator,
    trainer: createWebTrainer(),
    trainingServices: [],
    voice,
    music: createWebMusic(),
    composer: null,
    reviewer: null,
    stock: createStock(),
    draft: { illustrator, animator, voice },
  }
}
