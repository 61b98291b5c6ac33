import { readdir, readFile } from 'node:fs/promises'

const KIBIBYTES_PER_MEBIBYTE = 1024

/**
 * Physical memory of a process and of everything it started, MiB: each process's proportional share (PSS), so that what
 * several of them map counts once. Where the system tells no shares, null: sums of resident sizes would count libraries twice.
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

/** The process and its descendants. */
async function treeOf(root) {
  const parents = new Map()
  for (const name of await readdir('/proc').catch(() => []))
    if (/^\d+$/.test(name)) parents.set(Number(name), await parentOf(name))
  const found = [root]
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child)
  return found
}

async function parentOf(pid) {
  // The program's name stands in brackets and may hold blanks and brackets itself.
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
}

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
