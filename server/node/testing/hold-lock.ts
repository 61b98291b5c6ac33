import { lockDataDir } from '../data-lock.ts'

// Run as a process: locks the given directory until it is ended.
const lock = await lockDataDir(process.argv[2] ?? '').catch((cause: unknown) => {
  console.log('refused', cause instanceof Error ? cause.message : cause)
  process.exit(3)
})
lock.announce('http://localhost:4410')
console.log('locked', process.pid)
setInterval(() => undefined, 60_000)
