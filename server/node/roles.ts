import { ConfigError } from './config-error.ts'

/**
 * What a process does. `web` answers calls and sockets, `worker` runs jobs, `render` draws exports, `all` does everything, and
 * `migrate` brings the schema up to date and ends.
 */
export type Role = 'all' | 'web' | 'worker' | 'render' | 'migrate'

const ROLES: readonly string[] = ['all', 'web', 'worker', 'render', 'migrate'] satisfies Role[]

/** How this process works together with others. */
export interface RoleSettings {
  role: Role
  /** Whether other processes use the same rows and files. */
  isFleet: boolean
  /** How long a stop waits for running jobs and calls, ms. */
  drainMs: number
  /** How many exports this process draws at once. */
  renderConcurrency: number
  /** Without one for this long a worker counts as dead, s. */
  heartbeatSeconds: number
}

const FLEET_DRAIN_S = 120
const ALONE_DRAIN_S = 0
const HEARTBEAT_S = 10
const MAX_DRAIN_S = 3600

/** @throws ConfigError for a role that needs others */
export function readRole(text: (name: string) => string | null): RoleSettings {
  const isFleet = text('DATABASE_URL') !== null && text('S3_URL') !== null
  const role = text('ROLE') ?? 'all'
  if (!isRole(role)) throw new ConfigError(`ROLE is ${role}; it must be ${ROLES.join(', ')}`)
  if (role !== 'all' && role !== 'migrate' && !isFleet)
    throw new ConfigError(`ROLE is ${role}; several processes need DATABASE_URL and S3_URL`)
  const whole = (name: string, usual: number, least: number, most: number) => {
    const value = text(name) === null ? usual : Number(text(name))
    if (!Number.isInteger(value) || value < least || value > most)
      throw new ConfigError(`${name} is ${text(name)}; it must be a number from ${least} to ${most}`)
    return value
  }
  return {
    role,
    isFleet,
    drainMs: whole('DRAIN_S', isFleet ? FLEET_DRAIN_S : ALONE_DRAIN_S, 0, MAX_DRAIN_S) * 1000,
    renderConcurrency: whole('RENDER_CONCURRENCY', 1, 1, 64),
    heartbeatSeconds: whole('HEARTBEAT_S', HEARTBEAT_S, 10, 600),
  }
}

const isRole = (value: string): value is Role => ROLES.includes(value)
