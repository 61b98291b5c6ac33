import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** A server locks the directory for as long as it runs, a command for some seconds. */
type Purpose = 'server' | 'command'

/** The owner of a data directory. */
export interface LockHolder {
  pid: number
  purpose: Purpose
  /** Its URL; null while it starts. */
  url: string | null
}

export interface DataLock {
  /** Stores the server's URL, for processes that meet the lock. */
  announce(url: string): void
  release(): void
}

/** Another process has the data directory. */
export class DataLocked extends Error {
  override name = 'DataLocked'
  readonly holder: LockHolder | null

  constructor(dataDir: string, holder: LockHolder | null) {
    const who = holder ? `process ${holder.pid}${holder.url ? ` (${holder.url})` : ''}` : 'another process'
    super(
      `The data directory ${dataDir} is in use by ${who}. Stop it first. ` +
        'A separate installation needs a DATA_DIR of its own and, where DATABASE_URL is set, a database of its own.',
    )
    this.holder = holder
  }
}

/** A server that is just shutting down may have it for a moment. */
const TIMEOUT_MS = 1_500
/** For a lock that will soon be released: a command's, or, from a command's side, a starting server's. */
const LONG_TIMEOUT_MS = 60_000

/**
 * Locks the directory for this process alone: two processes on one PGlite lose rows silently. SQLite's file lock is the
 * kernel's, so it ends with the process in every case, and no stale lock is ever left behind.
 */
export async function lockDataDir(dataDir: string, purpose: Purpose = 'server'): Promise<DataLock> {
  const note = path.join(dataDir, 'lock.json')
  const write = (holder: LockHolder) => writeFileSync(note, JSON.stringify(holder))
  const database = await open(path.join(dataDir, 'lock'), (waitedMs) => {
    const holder = readHolder(note)
    const isBrief = holder?.purpose === 'command' || (purpose === 'command' && holder?.url === null)
    return waitedMs > (isBrief ? LONG_TIMEOUT_MS : TIMEOUT_MS) ? new DataLocked(dataDir, holder) : undefined
  })
  write({ pid: process.pid, purpose, url: null })
  return {
    announce: (url) => write({ pid: process.pid, purpose, url }),
    release: () => database.close(),
  }
}

/** @param refuse the error after that long; undefined to wait on */
async function open(file: string, refuse: (waitedMs: number) => DataLocked | undefined): Promise<DatabaseSync> {
  const begun = performance.now()
  for (;;) {
    const database = new DatabaseSync(file)
    try {
      database.exec('begin exclusive')
      return database
    } catch (cause) {
      database.close()
      if (!isBusy(cause)) throw cause
      const refusal = refuse(performance.now() - begun)
      if (refusal) throw refusal
      await wait(100)
    }
  }
}

/** SQLITE_BUSY. */
function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'errcode' in cause && cause.errcode === 5
}

/** The last writer of the note; it may be missing or half written. */
export function readHolder(note: string): LockHolder | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(note, 'utf8'))
    if (typeof parsed !== 'object' || parsed === null || !('pid' in parsed) || typeof parsed.pid !== 'number')
      return null
    const url = 'url' in parsed && typeof parsed.url === 'string' ? parsed.url : null
    return { pid: parsed.pid, purpose: 'purpose' in parsed && parsed.purpose === 'command' ? 'command' : 'server', url }
  } catch {
    return null
  }
}
