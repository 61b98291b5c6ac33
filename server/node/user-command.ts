import { mkdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  accountRequestSchema,
  changeAccount,
  type AccountRequest,
  type ChangedAccount,
} from '#server/modules/account/change-account.ts'
import type { Engines } from '#engines/ports.ts'
import { transact } from '#server/platform/context.ts'
import { migrate, requireSchema } from '#server/platform/db/migrate.ts'
import type { OpenedDb } from '#server/platform/db/pglite.ts'
import { assemble } from './assemble.ts'
import { ConfigError } from './config-error.ts'
import type { HostConfig } from './config.ts'
import { DataLocked, lockDataDir } from './data-lock.ts'
import { DatabaseLocked } from './database-lock.ts'
import { openDatabase, type HostParts } from './host.ts'
import { askServer } from './operator.ts'
import type { Notices } from './notices.ts'
import { openPostgres } from './postgres.ts'
import { loadKeyring } from './secret.ts'

const USAGE = `Usage: npm run user -- <email> [--premium | --no-premium] [--staff | --no-staff] [--roles support,finance,reviewer,admin] [--password <password>]
Makes the account, or changes what is named of it.`

/** The command line's arguments. */
export function readArguments(args: readonly string[]): AccountRequest {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        ...{ premium: { type: 'boolean' }, staff: { type: 'boolean' } },
        ...{ roles: { type: 'string' }, password: { type: 'string' } },
      },
    })
    const [email, ...rest] = positionals
    if (rest.length > 0) throw new ConfigError(`Use one account at a time. ${USAGE}`)
    return accountRequestSchema.parse({
      email,
      isPremium: values.premium,
      isStaff: values.staff,
      staffRoles: values.roles?.toUpperCase().split(','),
      password: values.password,
    })
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause
    throw new ConfigError(USAGE, { cause })
  }
}

/** How often a connection is tried to a server that has just stopped, or is just about to listen. */
const ATTEMPTS = 5

/** The parts that the command needs. */
type CommandParts = HostParts & { engines: Engines }

/** Changes the account in the database, or through the server that has it open; waits for a starting server. */
export async function runUserCommand(
  config: HostConfig,
  parts: CommandParts,
  request: AccountRequest,
): Promise<ChangedAccount> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  for (let attempt = 1; ; attempt++) {
    const lock = await lockDataDir(config.dataDir, 'command').catch((cause: unknown) => {
      if (cause instanceof DataLocked && cause.holder?.url) return cause.holder.url
      throw cause
    })
    if (typeof lock !== 'string')
      return changeInDatabase(config, parts, request).finally(() => {
        lock.release()
      })
    try {
      return await askServer(await loadKeyring(config), lock, request)
    } catch (cause) {
      // No server listens there: fetch fails with a TypeError.
      if (!(cause instanceof TypeError) || attempt === ATTEMPTS) throw cause
      await wait(500)
    }
  }
}

async function changeInDatabase(
  config: HostConfig,
  parts: CommandParts,
  request: AccountRequest,
): Promise<ChangedAccount> {
  const { db, close, isShared } = await openForCommand(config, parts.program)
  try {
    // Servers that have the database open decide about its schema.
    if (config.isFleet) await requireSchema(db, parts.migrations)
    else if (!isShared) await migrate(db, parts.migrations)
    const notices = config.isFleet ? UNHEARD : null
    const assembled = await assemble(config, { ...parts, db, notices, url: () => '' })
    try {
      return await transact(assembled.app, (scope) => changeAccount(scope, request))
    } finally {
      await assembled.close()
    }
  } finally {
    await close()
  }
}

/** Notifies the servers of a fleet, of sessions that end and of changed credits, and has no sockets that would need their notices. */
const UNHEARD: Notices = { listen: () => () => undefined, close: async () => undefined }

async function openForCommand(config: HostConfig, program?: string): Promise<OpenedDb & { isShared: boolean }> {
  try {
    return { ...(await openDatabase(config, program)), isShared: false }
  } catch (cause) {
    if (config.databaseUrl === null || !(cause instanceof DatabaseLocked)) throw cause
    return { ...openPostgres(config.databaseUrl), isShared: true }
  }
}

/** The result as text. */
export function describeAccount({
  email,
  isNew,
  isPremium,
  isStaff,
  staffRoles,
  oneTimePassword,
}: ChangedAccount): string {
  const kind = [
    isPremium ? 'premium' : 'free',
    ...(isStaff ? [`staff (${staffRoles.join(', ').toLowerCase()})`] : []),
  ].join(', ')
  const first = `${isNew ? 'Made' : 'Changed'} ${email}: ${kind}.`
  return oneTimePassword ? `${first}\nPassword for the first login, to be changed then: ${oneTimePassword}` : first
}
