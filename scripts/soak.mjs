#!/usr/bin/env node
// Simulates users on the Node host for hours and reports leaked memory or sockets. --minutes N (120), --people N (4).
// On PostgreSQL with DATABASE_URL.
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { runScript, say } from './lib/say.mjs'
import { LESS_ON_POSTGRES, MEMORY_LIMITS } from './lib/story-memory.mjs'

const PORT = Number(process.env['PORT'] ?? 4495)
/**
 * Allowed heap growth after garbage collection, MB per hour. Excludes code compiled by V8: it grows with every new code path and
 * is freed when unused.
 */
const HEAP_LIMIT = 2
/** Allowed growth outside of the heap (buffers, databases, images), MB per hour. */
const OUTSIDE_LIMIT = 2
/** Until sockets that are kept open for the next call are closed by both sides, and processes of engines and exports have ended, ms. */
const QUIET = 75_000
/** Short stories made before people come. */
const STORIES = 8

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  await ensureBuild()
  const { pause } = await import('./soak/pause.mjs')
  const { createPerson } = await import('./soak/person.mjs')
  const { startInspectedHost } = await import('./soak/inspected-host.mjs')
  const { slopePerHour } = await import('./soak/slope.mjs')
  const { makeEverything } = await import('./soak/heavy-work.mjs')
  const { measureStoryMemory } = await import('./lib/story-memory.mjs')
  const { treeMemory } = await import('./lib/tree-memory.mjs')
  const minutes = numberAfter('--minutes', 120)
  const host = await startInspectedHost(PORT)
  try {
    const memory = await measureStoryMemory(host, STORIES)
    const people = await Promise.all(Array.from({ length: numberAfter('--people', 4) }, () => createPerson(host)))
    await pause(QUIET)
    const before = await host.measure()
    say('minute  calls  median ms  heap MB  outside MB  tree MiB  sockets')
    const ends = performance.now() + minutes * 60_000
    let made = 0
    const makeUntil = async () => {
      for (; performance.now() < ends; made++) await makeEverything(host.url)
    }
    const work = Promise.all([...people.map((person) => person.workUntil(ends)), makeUntil()])
    const samples = []
    // The first quarter fills caches. Each look stops the server for seconds, so there are few.
    const settles = Math.ceil(minutes / 4)
    const looks = new Set([1, 2, 3, 4].map((quarter) => Math.ceil((minutes * quarter) / 4)))
    const kinds = []
    for (let minute = 1; minute <= minutes; minute++) {
      await Promise.race([pause(Math.max(0, ends - (minutes - minute) * 60_000 - performance.now())), work])
      const sample = { minute, ...(await host.measure()), tree: (await treeMemory(host.pid))?.total ?? 0 }
      samples.push(sample)
      say(line(sample, people))
      if (looks.has(minute)) kinds.push({ minute, ...(await host.measureKinds()) })
    }
    await work
    await pause(QUIET)
    const rest = (await treeMemory(host.pid))?.total ?? null
    const after = await host.measure()
    const slopeOf = (all, read) => slopePerHour(all.map((one) => ({ minute: one.minute, value: read(one) })))
    const slope = slopeOf(kinds, ({ others }) => others)
    const [code, outside] = [
      slopeOf(kinds, (one) => one.code),
      slopeOf(samples.slice(settles - 1), (one) => one.outside),
    ]
    for (const look of kinds)
      say(`Minute ${look.minute}: ${look.others.toFixed(2)} MB of objects, ${look.code.toFixed(2)} MB of compiled code`)
    say(
      `\nObjects on the heap: ${slope.toFixed(2)} MB an hour (at most ${HEAP_LIMIT}), ` +
        `compiled code: ${code.toFixed(2)}, outside the heap: ${outside.toFixed(2)} (at most ${OUTSIDE_LIMIT})`,
    )
    say(`Sockets: ${before.sockets} before, ${after.sockets} after`)
    say(`Channels that the server closed on the way: ${people.reduce((sum, person) => sum + person.lost(), 0)}`)
    say(`Everything (a film, uploads, a clip, a larger picture, a speaking face, an export) was made ${made} times`)
    const isOver = reportMemory({ ...memory, rest })
    const grows = slope > HEAP_LIMIT || outside > OUTSIDE_LIMIT || after.sockets > before.sockets
    if (grows || isOver || made === 0) process.exitCode = 1
  } finally {
    await host.stop()
  }
})

/** Memory of the whole process tree, each figure with its limit. Returns whether one is over. */
function reportMemory(figures) {
  const less = process.env['DATABASE_URL'] ? LESS_ON_POSTGRES : 0
  let isOver = false
  for (const [name, limit] of Object.entries(MEMORY_LIMITS)) {
    const value = figures[name]
    say(
      `Memory, ${name}: ${value === null ? 'not available on this system' : `${value.toFixed(0)} MiB`} (≤ ${limit - less})`,
    )
    isOver ||= value !== null && value > limit - less
  }
  return isOver
}

function numberAfter(name, otherwise) {
  const at = process.argv.indexOf(name)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}

function line({ minute, heap, outside, tree, sockets }, people) {
  const times = people.flatMap((person) => person.takeTimes()).sort((one, other) => one - other)
  const median = times[Math.floor(times.length / 2)] ?? 0
  const cells = [minute, times.length, median.toFixed(2), heap.toFixed(2), outside.toFixed(1), tree.toFixed(0), sockets]
  return cells.map((cell, at) => String(cell).padStart([6, 5, 9, 7, 10, 8, 7][at] ?? 0)).join('  ')
}
