import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Why a model cannot be had, in a line for the operator. */
export class ModelError extends Error {
  override name = 'ModelError'
}

export interface Wanted {
  url: string
  /** Where it lies afterwards; until then its bytes are in a file beside it that ends in `.part`. */
  to: string
  bytes: number
  hash: { algorithm: 'sha256' | 'sha512'; encoding: 'hex' | 'base64'; value: string }
}

export interface DownloadOptions {
  /** Bytes of this file that are here. */
  onProgress?: (bytes: number) => void
  /** Says what it waits for. */
  say?: (line: string) => void
  /** First wait after a failure, ms; each further one is twice as long. */
  firstWaitMs?: number
}

/** Failures in a row, without one byte in between. */
const MAX_TRIES = 6
/** A hub that asks for a longer pause has no room today. */
const MAX_PAUSE_MS = 5 * 60_000
/** Without a byte for this long, a connection counts as lost. */
const SILENCE_MS = 60_000

/**
 * Fetches a file, continuing what an earlier attempt left, until its size and hash are the expected ones. A file that is there
 * already and has them is kept. Throws a ModelError for what another attempt would not change.
 */
export async function download(wanted: Wanted, options: DownloadOptions = {}): Promise<void> {
  const { to, bytes, hash } = wanted
  if ((await sizeOf(to)) === bytes && (await hashOf(to, hash)) === hash.value) return options.onProgress?.(bytes)
  await mkdir(path.dirname(to), { recursive: true })
  const part = `${to}.part`
  const wasBegun = (await sizeOf(part)) > 0
  await receive(wanted, part, options)
  if ((await hashOf(part, hash)) !== hash.value) {
    await rm(part)
    // What an earlier attempt left may have been damaged.
    if (wasBegun) return download(wanted, options)
    throw new ModelError(`${wanted.url} isn’t the expected file: its hash is another one. It was deleted.`)
  }
  await rename(part, to)
}

async function receive(wanted: Wanted, part: string, options: DownloadOptions): Promise<void> {
  const { bytes, url } = wanted
  for (let failures = 0; ;) {
    const before = await sizeOf(part)
    if (before === bytes) return
    if (before > bytes) await rm(part)
    const outcome = await receiveOnce(wanted, part, options)
    if (outcome === 'DONE') return
    if ((await sizeOf(part)) > before) failures = 0
    if (++failures === MAX_TRIES)
      throw new ModelError(`${url} can’t be fetched: ${outcome.problem}. Run the command again to continue.`)
    const pauseMs = outcome.pauseMs ?? (options.firstWaitMs ?? 1_000) * 2 ** (failures - 1)
    if (pauseMs > MAX_PAUSE_MS)
      throw new ModelError(
        `${new URL(url).host} asks for a pause of ${Math.ceil(pauseMs / 60_000)} minutes. Run the command again then.`,
      )
    if (outcome.pauseMs !== null)
      options.say?.(`${new URL(url).host} is busy. Continuing in ${Math.ceil(pauseMs / 1000)} s …`)
    await wait(pauseMs)
  }
}

/** `pauseMs`: as the hub asks. */
type Outcome = 'DONE' | { problem: string; pauseMs: number | null }

async function receiveOnce({ url, bytes }: Wanted, part: string, { onProgress }: DownloadOptions): Promise<Outcome> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    const there = await sizeOf(part)
    const response = await fetch(url, {
      signal: silence.signal,
      // Compressed, it could not be continued.
      headers: { 'Accept-Encoding': 'identity', ...(there > 0 && { Range: `bytes=${there}-` }) },
    })
    const { status, headers, body } = response
    if (status === 416) {
      await rm(part)
      return { problem: 'the hub has less of it than was here', pauseMs: null }
    }
    if (!response.ok || !body) {
      await body?.cancel()
      const isPassing = status === 408 || status === 429 || status >= 500
      if (!isPassing) throw new ModelError(`${url} can’t be fetched: the hub answered ${status}.`)
      return { problem: `the hub answered ${status}`, pauseMs: readPause(headers.get('Retry-After')) }
    }
    const from = status === 206 ? there : 0
    const announced = headers.get('Content-Length')
    if (announced !== null && from + Number(announced) !== bytes) {
      await body.cancel()
      throw new ModelError(
        `${url} isn’t the expected file: it has ${from + Number(announced)} bytes instead of ${bytes}.`,
      )
    }
    const file = await open(part, from > 0 ? 'r+' : 'w')
    try {
      let at = from
      for await (const chunk of body as AsyncIterable<Uint8Array>) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), SILENCE_MS)
        if (at + chunk.length > bytes)
          throw new ModelError(`${url} isn’t the expected file: it has more than ${bytes} bytes.`)
        await file.write(chunk, 0, chunk.length, at)
        at += chunk.length
        onProgress?.(at)
      }
      return at === bytes ? 'DONE' : { problem: 'the connection was cut', pauseMs: null }
    } finally {
      await file.close()
    }
  } catch (cause) {
    if (cause instanceof ModelError) throw cause
    if (codeOf(cause) === 'ENOSPC') throw new ModelError('The disk is full.', { cause })
    const why = codeOf(cause instanceof Error ? cause.cause : cause)
    return { problem: why === null ? 'the connection was cut' : `there is no connection (${why})`, pauseMs: null }
  } finally {
    clearTimeout(timer)
  }
}

const codeOf = (cause: unknown): string | null =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null

/** ms; null where the header is absent or unreadable. */
function readPause(header: string | null): number | null {
  if (header === null) return null
  const ms = /^\d+$/u.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

async function hashOf(file: string, { algorithm, encoding }: Wanted['hash']): Promise<string> {
  const hash = createHash(algorithm)
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer)
  return hash.digest(encoding)
}
