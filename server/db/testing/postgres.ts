import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface TestPostgres {
  /** Makes an empty database and answers its address. */
  createDatabase(): string
  /** As when the machine it runs on fails, and comes back. */
  crash(): void
  restart(): void
  stop(): void
}

/** A throw-away PostgreSQL on a socket in a temporary folder; undefined where the programs are not installed. */
export function startPostgres(): TestPostgres | undefined {
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'storyloom-pg-'))
  const asOwner = runner(folder)
  asOwner(path.join(bin, 'initdb'), ['-D', `${folder}/data`, '-A', 'trust', '-U', 'test', '--no-sync'])
  const options = `-k ${folder} -c listen_addresses= -c fsync=off`
  const control = (...args: string[]) => asOwner(path.join(bin, 'pg_ctl'), ['-D', `${folder}/data`, ...args])
  const start = () => control('-w', '-l', `${folder}/log`, '-o', options, 'start')
  const crash = () => control('-m', 'immediate', 'stop')
  start()
  const address = (database: string) => `postgres://test@/${database}?host=${encodeURIComponent(folder)}`
  return {
    createDatabase() {
      const name = `t${randomUUID().replaceAll('-', '')}`
      execFileSync(path.join(bin, 'createdb'), ['-h', folder, '-U', 'test', name])
      return address(name)
    },
    crash,
    restart: start,
    stop() {
      crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; there it runs as the account the package made. */
function runner(folder: string) {
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('chown', ['postgres', folder])
  return (program: string, args: string[]) => {
    const result = isRoot
      ? spawnSync('setpriv', ['--reuid=postgres', '--clear-groups', program, ...args], { stdio: 'ignore', cwd: folder })
      : spawnSync(program, args, { stdio: 'ignore', cwd: folder })
    if (result.status !== 0) throw new Error(`${program} ended with ${result.status}`)
  }
}

function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => `${debian}/${version}/bin`) : []
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions]
  return folders.find((folder) => ['initdb', 'pg_ctl', 'createdb'].every((name) => existsSync(path.join(folder, name))))
}
