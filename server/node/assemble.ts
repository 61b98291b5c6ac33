import path from 'node:path'
import type { App, AppConfig } from '#server/platform/context.ts'
import { createDemoPayments } from '#server/modules/billing/demo/demo-payments.ts'
import { createKeyring } from '#server/platform/crypto/keyring.ts'
import type { Engines } from '#engines/ports.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { createJobRunner, type JobRunner } from '#server/platform/jobs/runner.ts'
import type { Db } from '#server/platform/ports/db.ts'
import type { Payments } from '#server/platform/ports/payment.ts'
import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import type { RealtimeHub } from '#server/platform/realtime/hub.ts'
import { createBrowserRenderer } from './browser-renderer.ts'
import type { HostConfig } from './config.ts'
import { openDiskFiles } from './disk-files.ts'
import { createGoogleIdentity } from './google-identity.ts'
import { consoleLog } from './log.ts'
import { createOutboxMail, createSmtpMail } from './mail.ts'
import { createWorkerPasswordHasher } from './passwords/worker-password-hasher.ts'
import type { Notices } from './notices.ts'
import { openRealtime } from './realtime.ts'
import { createRegistryPlaces } from './registry-places.ts'
import { loadSecret } from './secret.ts'

const MEGABYTE = 1_000_000
/** OWASP's second choice for argon2id; about 60 ms. */
const PASSWORD_COST = { memoryKib: 19_456, passes: 2 }

export interface AssembleOptions {
  db: Db
  engines: Engines
  sandbox: Sandbox
  /** A browser to render with; null for none. */
  browser: string | null
  /** Where other processes use the same database; left out for a server alone. */
  notices?: Notices | null
  /** URL of the started program: the build's output is beside it. Unbuilt, left out. */
  program?: string | undefined
  /** The URL of this server; known once it listens. */
  url: () => string
}

export interface Assembled {
  app: App
  runner: JobRunner
  hub: RealtimeHub
  /** Ends what was started with the app. */
  close(): Promise<void>
}

/** Every port with its Node implementation. */
export async function assemble(config: HostConfig, options: AssembleOptions): Promise<Assembled> {
  const { db, engines, sandbox, browser, notices = null, program = import.meta.url, url } = options
  const clock = { now: () => new Date() }
  const keys = await createKeyring(await loadSecret(config.dataDir))
  const {
    realtime,
    hub,
    close: closeRealtime,
  } = await openRealtime(config, { db, clock, keys, log: consoleLog }, notices)
  const passwordHasher = createWorkerPasswordHasher(program, PASSWORD_COST, consoleLog)
  const waiting: { runner?: JobRunner } = {}
  const app: App = {
    db,
    clock,
    keys,
    engines,
    prices: config.prices,
    sandbox,
    realtime,
    files: await openDiskFiles(path.join(config.dataDir, 'files')),
    jobs: { wake: () => waiting.runner?.wake() },
    mail: config.smtpUrl
      ? createSmtpMail(config.smtpUrl, config.mailFrom)
      : createOutboxMail(path.join(config.dataDir, 'outbox'), config.mailFrom, clock),
    payments: await createPayments(config, () => app),
    renderer: createBrowserRenderer({ program: browser, origin: url }),
    passwordHasher,
    identity: createGoogleIdentity(config.googleClientId),
    places: createRegistryPlaces(consoleLog),
    log: consoleLog,
    config: appConfig(config, url),
  }
  const runner = createJobRunner(app, { handlers: jobHandlers })
  waiting.runner = runner
  const close = async () => {
    passwordHasher.close()
    await closeRealtime()
  }
  return { app, runner, hub, close }
}

/** Stripe's code is loaded only where it is used. */
async function createPayments({ stripe, hasDemoCheckout }: HostConfig, app: () => App): Promise<Payments | null> {
  if (stripe) return (await import('./stripe-payments.ts')).createStripePayments(stripe)
  return hasDemoCheckout ? createDemoPayments(app) : null
}

function appConfig(config: HostConfig, url: () => string): AppConfig {
  return {
    get publicUrl() {
      return config.publicUrl ?? url()
    },
    verifyEmail: config.verifyEmail,
    googleClientId: config.googleClientId,
    diskReserveBytes: 200 * MEGABYTE,
    checksAnswers: false,
  }
}
