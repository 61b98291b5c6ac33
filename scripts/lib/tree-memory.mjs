import { readdir, readFile } from 'node:fs/promises'
import { clearInterval, setInterval } from 'node:timers'

const KIBIBYTES_PER_MEBIBYTE = 1024
/** Linux's USER_HZ, whatever its kernel's own rate is. */
const TICKS_PER_SECOND = 100
const LOOK_EVERY = 200

/**
 * Physical memory of a process and of everything it started, MiB: each process's proportional share (PSS), so that what
 * several of them map counts once. Where the system reports no shares, null: sums of resident sizes would count libraries twice.
 * @param {number} root process id
 * @returns {Promise<{ total: number, processes: { pid: number, name: string, memory: number }[] } | null>}
 */
export async function treeMemory(root) {
  const processes = []
  for (const pid of await treeOf(root)) {
    const memory = await shareOf(pid)
    if (memory !== null) processes.push({ pid, name: await nameOf(pid), memory })
  }
  if (processes.length === 0) return null
  return { total: processes.reduce((sum, { memory }) => sum + memory, 0), processes }
}

/**
 * Pages of memory that a process and everything it started have touched for the first time, children that have ended included: what
 * memory costs before anything is done with it.
 * @param {number} root process id
 * @returns {Promise<number | null>} null where the system counts none
 */
export async function treePages(root) {
  let total = null
  for (const pid of await treeOf(root)) {
    const { pages } = readStat(await statOf(pid))
    if (Number.isFinite(pages)) total = (total ?? 0) + pages
  }
  return total
}

/**
 * Counts the processor time of a process and of everything it starts. Looks again and again, since what Chromium's own processes used is
 * lost when it is killed: of each, what it uses after the last look is missing.
 * @param {number} root process id
 * @returns {Promise<{ seconds: () => Promise<number | null>, stop: () => void }>} since the start; null where the system counts none
 */
export async function watchTreeSeconds(root) {
  const ticks = new Map()
  const look = async () => {
    for (const pid of await treeOf(root)) {
      const { ticks: own } = readStat(await statOf(pid))
      if (Number.isFinite(own)) ticks.set(pid, own)
    }
  }
  const total = () => [...ticks.values()].reduce((sum, own) => sum + own, 0)
  await look()
  const before = total()
  const timer = setInterval(() => void look(), LOOK_EVERY)
  return {
    async seconds() {
      await look()
      return ticks.size === 0 ? null : (total() - before) / TICKS_PER_SECOND
    },
    stop: () => clearInterval(timer),
  }
}

/** Of /proc/PID/stat: the parent, minor faults of the process and of its children that have ended, and its own ticks. */
export function readStat(text) {
  // The program's name is in brackets and may contain blanks and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const sum = (...places) => places.reduce((total, place) => total + Number(fields[place]), 0)
  return { parent: Number(fields[1]), pages: sum(7, 8), ticks: sum(11, 12) }
}

/** The process and its descendants. */
async function treeOf(root) {
  const parents = new Map()
  for (const name of await readdir('/proc').catch(() => []))
    if (/^\d+$/.test(name)) parents.set(Number(name), readStat(await statOf(name)).parent)
  const found = [root]
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child)
  return found
}

const statOf = (pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')

async function shareOf(pid) {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const share = /^Pss:\s+(\d+) kB/m.exec(text)?.[1]
  return share === undefined ? null : Number(share) / KIBIBYTES_PER_MEBIBYTE
}

const nameOf = (pid) =>
  readFile(`/proc/${pid}/comm`, 'utf8').then(
    (text) => text.trim(),
    () => '?',
  )
