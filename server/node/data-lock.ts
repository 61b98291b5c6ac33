import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** Who holds a data directory. */
export interface LockHolder {
  pid: number
  /** Where it answers; null while it starts. */
  url: string | null
}

export interface DataLock {
  /** Notes where the server answers, for whoever meets the lock. */
  announce(url: string): void
  release(): void
}

/** Somebody else has the data directory. */
export class DataLocked extends Error {
  override name = 'DataLocked'
  readonly holder: LockHolder | null

  constructor(dataDir: string, holder: LockHolder | null) {
    const who = holder ? `process ${holder.pid}${holder.url ? ` (${holder.url})` : ''}` : 'another process'
    super(`The data directory ${dataDir} is in use by ${who}. Stop it first, or set DATA_DIR to another directory.`)
    this.holder = holder
  }
}

/** A server that is just shutting down may have it for a moment. */
const PATIENCE_MS = 1_500

/**
 * Takes the directory for this process alone: two processes on one PGlite lose rows silently. SQLite's file lock is the
 * kernel's, so it ends with the process however that ends, and no stale lock is ever left behind.
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  const note = path.join(dataDir, 'lock.json')
  const database = await open(path.join(dataDir, 'lock'), () => new DataLocked(dataDir, readHolder(note)))
  const announce = (url: string | null) => writeFileSync(note, JSON.stringify({ pid: process.pid, url }))
  announce(null)
  return { announce, release: () => database.close() }
}

async function open(file: string, refusal: () => DataLocked): Promise<DatabaseSync> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const database = new DatabaseSync(file)
    try {
      database.exec('begin exclusive')
      return database
    } catch (cause) {
      database.close()
      if (!isBusy(cause)) throw cause
      if (performance.now() > deadline) throw refusal()
      await wait(100)
    }
  }
}

/** SQLITE_BUSY. */
function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'errcode' in cause && cause.errcode === 5
}

/** Who wrote the note last; it may be missing or half written. */
export function readHolder(note: string): LockHolder | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(note, 'utf8'))
    if (typeof parsed !== 'object' || parsed === null || !('pid' in parsed) || typeof parsed.pid !== 'number')
      return null
    return { pid: parsed.pid, url: 'url' in parsed && typeof parsed.url === 'string' ? parsed.url : null }
  } catch {
    return null
  }
}
