import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Role } from '#server/node/roles.ts'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import { type Child, startChild } from './child-process.ts'
import { type FleetProxy, openFleetProxy } from './fleet-proxy.ts'
import { type CorsRule, openS3Bucket, type S3Bucket } from './s3-bucket.ts'

export interface FleetProcess {
  role: Role
  url: string
  child: Child
}

export interface Fleet {
  /** The balancer's: each request goes to another web process. */
  url: string
  processes: readonly FleetProcess[]
  databaseUrl: string
  bucket: S3Bucket
  /** Starts one more process. */
  start(role: Role): Promise<FleetProcess>
  /** As a power cut would end it. */
  kill(process: FleetProcess): Promise<void>
  /** As a roll-out ends it: the balancer leaves it out once it is no longer ready. Resolves with its exit code. */
  stop(process: FleetProcess): Promise<number | null>
  close(): Promise<void>
}

export interface FleetOptions {
  program: URL
  /** How the program's line with its URL begins. */
  says: string
  roles: Partial<Record<Role, number>>
  port?: number
  /** For browsers. */
  cors?: CorsRule[]
  env?: Record<string, string>
}

/** How often the balancer asks a process whether it is ready, ms. */
const READY_POLL_MS = 200

const isReady = ({ url }: FleetProcess) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Several processes of the server with a PostgreSQL, a bucket and a balancer of their own, all on loopback. undefined where
 * PostgreSQL's programs are not installed.
 */
export async function startFleet(options: FleetOptions): Promise<Fleet | undefined> {
  const { program, says, roles, port, cors = [], env = {} } = options
  const postgres = startPostgres()
  if (!postgres) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-fleet-'))
  const bucket = await openS3Bucket({ cors })
  const proxy: FleetProxy = await openFleetProxy(port)
  const databaseUrl = postgres.createDatabase()
  const { url, publicUrl, region, accessKey, secretKey } = bucket.settings
  const settings = {
    ...{ DATABASE_URL: databaseUrl, S3_URL: url, S3_PUBLIC_URL: publicUrl, S3_REGION: region },
    ...{ S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey },
    ...{ SECRET_KEY: 'a secret that all processes of this fleet share' },
    // Temporary files of killed processes are gone with the folder.
    ...{ DATA_DIR: folder, TMPDIR: folder, PORT: '0', PUBLIC_URL: proxy.url, TRUST_PROXY: '1' },
    ...env,
  }
  const processes: FleetProcess[] = []
  const forget = (process: FleetProcess) => {
    processes.splice(processes.indexOf(process), 1)
    const place = proxy.targets.indexOf(process.url)
    if (place >= 0) proxy.targets.splice(place, 1)
  }
  const fleet: Fleet = {
    url: proxy.url,
    processes,
    databaseUrl,
    bucket,
    async start(role) {
      const child = startChild(program, [], { ...settings, ROLE: role })
      const process: FleetProcess = { role, child, url: (await child.said(says)).split(/[, ]/u)[0] ?? '' }
      processes.push(process)
      if (role === 'web' || role === 'all') proxy.targets.push(process.url)
      return process
    },
    async kill(process) {
      forget(process)
      await process.child.kill()
    },
    async stop(process) {
      process.child.process.kill('SIGTERM')
      while (await isReady(process)) await wait(READY_POLL_MS)
      forget(process)
      return process.child.ended
    },
    async close() {
      await Promise.all([...processes].map((process) => fleet.kill(process)))
      await proxy.close()
      await bucket.close()
      postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  const migrating = startChild(program, [], { ...settings, ROLE: 'migrate' })
  if ((await migrating.ended) !== 0) throw new Error(`The schema was not made: ${migrating.errors()}`)
  const wanted = Object.entries(roles) as [Role, number][]
  await Promise.all(wanted.flatMap(([role, count]) => Array.from({ length: count }, () => fleet.start(role))))
  return fleet
}
