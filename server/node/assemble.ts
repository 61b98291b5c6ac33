import path from 'node:path'
import type { App, AppConfig } from '#server/platform/context.ts'
import { createDemoPayments } from '#server/modules/billing/demo/demo-payments.ts'
import type { Engines } from '#engines/ports.ts'
import { withReview } from '#engines/prices.ts'
import type { Db } from '#server/platform/ports/db.ts'
import type { Meter } from '#server/platform/ports/meter.ts'
import type { Clock, Renderer } from '#server/platform/ports/services.ts'
import type { Files } from '#server/platform/ports/files.ts'
import type { Payments } from '#server/platform/ports/payment.ts'
import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import type { Tracer } from '#server/platform/ports/tracer.ts'
import type { RealtimeHub } from '#server/platform/realtime/hub.ts'
import { createBrowserRenderer } from './browser-renderer.ts'
import type { HostConfig } from './config.ts'
import { freeBytesOf, openDiskFiles } from './disk-files.ts'
import { createGoogleIdentity } from './google-identity.ts'
import type { HostJobs } from './queue/queue-jobs.ts'
import { consoleLog } from './log.ts'
import { createOutboxMail, createSmtpMail } from './mail.ts'
import { createWorkerPasswordHasher } from './passwords/worker-password-hasher.ts'
import type { Notices } from './notices.ts'
import { openRealtime } from './realtime.ts'
import { createRegistryPlaces } from './registry-places.ts'
import { loadKeyring } from './secret.ts'

const MEGABYTE = 1_000_000
/** OWASP's second choice for argon2id; about 60 ms. */
const PASSWORD_COST = { memoryKib: 19_456, passes: 2 }

export const SYSTEM_CLOCK: Clock = { now: () => new Date() }

export interface AssembleOptions {
  db: Db
  engines: Engines
  sandbox: Sandbox
  /** A browser to render with; null for none. */
  browser: string | null
  /** Left out: jobs are rows that a server finds later. */
  jobs?: Pick<HostJobs, 'dispatch' | 'hasRenderers'>
  /** Where other processes use the same database; left out for a server alone. */
  notices?: Notices | null
  /** URL of the started program: the build's output is beside it. Unbuilt, left out. */
  program?: string | undefined
  /** Left out: nothing is counted. */
  meter?: Meter | undefined
  /** Left out: nothing is traced. */
  tracer?: Tracer | undefined
  /** The URL of this server; known once it listens. */
  url: () => string
}

export interface Assembled {
  app: App
  hub: RealtimeHub
  /** Ends what was started with the app. */
  close(): Promise<void>
}

/** Every port with its Node implementation. */
export async function assemble(config: HostConfig, options: AssembleOptions): Promise<Assembled> {
  const { db, engines, sandbox, jobs, notices = null, program = import.meta.url, url } = options
  const clock = SYSTEM_CLOCK
  const keys = await loadKeyring(config)
  const {
    realtime,
    hub,
    close: closeRealtime,
  } = await openRealtime(config, { db, clock, keys, log: consoleLog }, notices)
  const passwordHasher = createWorkerPasswordHasher(program, PASSWORD_COST, consoleLog)
  const app: App = {
    db,
    clock,
    keys,
    engines,
    prices: withReview(config.prices, engines.reviewer),
    sandbox,
    realtime,
    files: await openFiles(config),
    jobs: jobs?.dispatch ?? { wake: () => undefined },
    mail: config.smtpUrl
      ? createSmtpMail(config.smtpUrl, config.mailFrom)
      : createOutboxMail(path.join(config.dataDir, 'outbox'), config.mailFrom, clock),
    payments: await createPayments(config, () => app),
    renderer: openRenderer(options),
    passwordHasher,
    identity: createGoogleIdentity(config.googleClientId),
    places: createRegistryPlaces(consoleLog),
    log: consoleLog,
    meter: options.meter,
    tracer: options.tracer,
    config: appConfig(config, url),
  }
  const close = async () => {
    passwordHasher.close()
    await closeRealtime()
  }
  return { app, hub, close }
}

/** Exports are drawn by whichever process works their queue. */
function openRenderer({ browser, jobs, url }: AssembleOptions): Renderer {
  const renderer = createBrowserRenderer({ program: browser, origin: url })
  return jobs?.hasRenderers ? { ...renderer, isAvailable: jobs.hasRenderers } : renderer
}

/** S3's code is loaded only where it is used. */
async function openFiles({ s3, dataDir }: HostConfig): Promise<Files> {
  if (!s3) return openDiskFiles(path.join(dataDir, 'files'))
  const files = await (await import('./s3-files.ts')).openS3Files(s3)
  // Emails and unfinished files are still written here.
  return { ...files, freeBytes: () => freeBytesOf(dataDir) }
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
