import { mkdir } from 'node:fs/promises'
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
import { DatabaseLocked } from './database-errors.ts'
import { openDatabase, type HostParts } from './host.ts'
import { withData } from './operator.ts'
import type { Notices } from './notices.ts'
import { openPostgres } from './postgres.ts'

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

/** The parts that the command needs. */
type CommandParts = HostParts & { engines: Engines }

/** Changes the account in the database, or through the server that has it open. */
export async function runUserCommand(
  config: HostConfig,
  parts: CommandParts,
  request: AccountRequest,
): Promise<ChangedAccount> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  return withData(
    config,
    () => changeInDatabase(config, parts, request),
    async (ask) => (await ask('accounts', request)) as ChangedAccount,
  )
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
