import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface TestPostgres {
  /** Creates an empty database and returns its URL. */
  createDatabase(): string
  /** As when its machine fails and restarts. */
  crash(): void
  restart(): void
  /** As `crash` (`immediate`) or as an administrator does it (`fast`), while this process goes on. */
  shutDown(mode: 'fast' | 'immediate'): Promise<void>
  startUp(): Promise<void>
  /** The folder of the socket it listens on. */
  folder: string
  stop(): void
}

/** A temporary PostgreSQL on a socket in a temporary folder; undefined where the programs are not installed. */
export function startPostgres(): TestPostgres | undefined {
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'storyloom-pg-'))
  const asOwner = runner(folder)
  asOwner(path.join(bin, 'initdb'), ['-D', `${folder}/data`, '-A', 'trust', '-U', 'test', '--no-sync'])
  const options = `-k ${folder} -c listen_addresses= -c fsync=off`
  const control = (...args: string[]) => asOwner(path.join(bin, 'pg_ctl'), ['-D', `${folder}/data`, ...args])
  const starting = ['-w', '-l', `${folder}/log`, '-o', options, 'start']
  const start = () => control(...starting)
  const crash = () => control('-m', 'immediate', 'stop')
  const controlAside = (...args: string[]) => asOwner.aside(path.join(bin, 'pg_ctl'), ['-D', `${folder}/data`, ...args])
  start()
  return {
    createDatabase: () => createDatabaseIn(folder),
    crash,
    restart: start,
    shutDown: (mode) => controlAside('-m', mode, 'stop'),
    startUp: () => controlAside(...starting),
    folder,
    stop() {
      crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Creates a database in a running temporary PostgreSQL and returns its URL.
 * @param folder of its socket
 * @param template the name of a database to copy; default: an empty one
 */
export function createDatabaseIn(
  folder: string,
  { name = `t${randomUUID().replaceAll('-', '')}`, template = 'template1' } = {},
): string {
  execFileSync(path.join(findPostgres() ?? '', 'createdb'), ['-h', folder, '-U', 'test', '-T', template, name])
  return `postgres://test@/${name}?host=${encodeURIComponent(folder)}`
}

/** PostgreSQL refuses to run as root; there it runs as the account that the package created. */
function runner(folder: string) {
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const demote = (program: string, args: string[]): [string, string[]] =>
    isRoot ? ['setpriv', ['--reuid=postgres', '--clear-groups', program, ...args]] : [program, args]
  const options = { stdio: 'ignore', cwd: folder } as const
  const check = (program: string, status: unknown) => {
    if (status !== 0) throw new Error(`${program} ended with ${String(status)}`)
  }
  const run = (program: string, args: string[]) => check(program, spawnSync(...demote(program, args), options).status)
  const aside = async (program: string, args: string[]) => {
    const [status]: unknown[] = await once(spawn(...demote(program, args), options), 'exit')
    check(program, status)
  }
  return Object.assign(run, { aside })
}

/** Whether its programs are installed. */
export const hasPostgres = (): boolean => findPostgres() !== undefined

function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => `${debian}/${version}/bin`) : []
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions]
  return folders.find((folder) => ['initdb', 'pg_ctl', 'createdb'].every((name) => existsSync(path.join(folder, name))))
}
