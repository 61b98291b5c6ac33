/** A growing file in memory with a read and write position. */
class MemoryFile {
  #bytes: Uint8Array
  #length: number
  #position = 0

  constructor(content?: Uint8Array) {
    this.#bytes = content ?? new Uint8Array(1 << 16)
    this.#length = content?.length ?? 0
  }

  /** Fills `target` as far as the file reaches; returns the number of bytes. */
  read(target: Uint8Array): number {
    const end = Math.min(this.#length, this.#position + target.length)
    const chunk = this.#bytes.subarray(this.#position, end)
    target.set(chunk)
    this.#position += chunk.length
    return chunk.length
  }

  write(chunk: Uint8Array): void {
    const end = this.#position + chunk.length
    if (end > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(end, this.#bytes.length * 2))
      grown.set(this.#bytes)
      this.#bytes = grown
    }
    this.#bytes.set(chunk, this.#position)
    this.#position = end
    this.#length = Math.max(this.#length, end)
  }

  /** `whence` as in POSIX: 0 from the start, 1 from here, 2 from the end. Returns the new position. */
  seek(offset: number, whence: number): number {
    const base = whence === 0 ? 0 : whence === 1 ? this.#position : this.#length
    this.#position = Math.max(0, base + offset)
    return this.#position
  }

  content(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }
}

/** What one run of the speech program leaves behind. */
export interface FliteRun {
  stdout: string
  /** The bytes of the file named `out`, if the program wrote one. */
  out: Uint8Array | undefined
}

export interface FliteProgram {
  /** Runs the program once; `input` is what it finds in the file named `in`. */
  run(args: readonly string[], input?: string): FliteRun
}

/** The state of one run, as the system calls see it. */
interface Process {
  args: Uint8Array[]
  files: Map<string, MemoryFile>
  open: MemoryFile[]
  stdout: string
}

const STDOUT = 1
const ROOT = 3
const FIRST_FILE = 4
const CREATE = 1
const OK = 0
const BAD_FILE = 8
const NO_ENTRY = 44
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/**
 * Hosts the Flite WASI binary with files in memory. One instance is reused and its memory is set back before every run:
 * that takes 3 ms where a new instance takes 50, and runs stay independent of each other.
 */
export function startFlite(module: WebAssembly.Module): FliteProgram {
  const process: Process = { args: [], files: new Map(), open: [], stdout: '' }
  const host: { memory: WebAssembly.Memory } = { memory: new WebAssembly.Memory({ initial: 0 }) }
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: systemCalls(process, host) })
  const { memory, _start: start } = instance.exports
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function')
    throw new Error('The speech module is not a WASI command.')
  host.memory = memory
  const pristine = new Uint8Array(memory.buffer).slice()
  return {
    run(args, input = '') {
      process.args = ['flite', ...args].map((arg) => encoder.encode(`${arg}\0`))
      process.files = new Map([['in', new MemoryFile(encoder.encode(input))]])
      process.open = []
      process.stdout = ''
      const bytes = new Uint8Array(memory.buffer)
      bytes.set(pristine)
      bytes.fill(0, pristine.length)
      Reflect.apply(start, undefined, [])
      return { stdout: process.stdout, out: process.files.get('out')?.content() }
    },
  }
}

function systemCalls(process: Process, host: { memory: WebAssembly.Memory }): WebAssembly.ModuleImports {
  const view = () => new DataView(host.memory.buffer)
  const bytes = () => new Uint8Array(host.memory.buffer)

  function eachBuffer(vector: number, count: number, total: number, use: (chunk: Uint8Array) => number): number {
    let moved = 0
    for (let at = vector; at < vector + count * 8; at += 8) {
      const start = view().getUint32(at, true)
      moved += use(bytes().subarray(start, start + view().getUint32(at + 4, true)))
    }
    view().setUint32(total, moved, true)
    return OK
  }

  return {
    args_sizes_get(count: number, size: number) {
      view().setUint32(count, process.args.length, true)
      const total = process.args.reduce((sum, arg) => sum + arg.length, 0)
      view().setUint32(size, total, true)
      return OK
    },
    args_get(pointers: number, buffer: number) {
      let at = buffer
      process.args.forEach((arg, index) => {
        view().setUint32(pointers + index * 4, at, true)
        bytes().set(arg, at)
        at += arg.length
      })
      return OK
    },
    clock_time_get(_clock: number, _precision: bigint, time: number) {
      view().setBigUint64(time, 0n, true)
      return OK
    },
    fd_close: () => OK,
    fd_fdstat_get(file: number, stat: number) {
      const [characterDevice, directory, regular] = [2, 3, 4]
      bytes().fill(0, stat, stat + 24)
      view().setUint8(stat, file < ROOT ? characterDevice : file === ROOT ? directory : regular)
      bytes().fill(0xff, stat + 8, stat + 24)
      return OK
    },
    fd_fdstat_set_flags: () => OK,
    fd_prestat_get(file: number, stat: number) {
      if (file !== ROOT) return BAD_FILE
      view().setUint32(stat, 0, true)
      view().setUint32(stat + 4, 1, true)
      return OK
    },
    fd_prestat_dir_name(_file: number, path: number) {
      bytes()[path] = '/'.charCodeAt(0)
      return OK
    },
    fd_read(file: number, vector: number, count: number, total: number) {
      return eachBuffer(vector, count, total, (chunk) => process.open[file - FIRST_FILE]?.read(chunk) ?? 0)
    },
    fd_write(file: number, vector: number, count: number, total: number) {
      return eachBuffer(vector, count, total, (chunk) => {
        if (file === STDOUT) process.stdout += decoder.decode(chunk)
        else process.open[file - FIRST_FILE]?.write(chunk)
        return chunk.length
      })
    },
    fd_seek(file: number, offset: bigint, whence: number, position: number) {
      const target = process.open[file - FIRST_FILE]
      if (!target) return BAD_FILE
      view().setBigUint64(position, BigInt(target.seek(Number(offset), whence)), true)
      return OK
    },
    path_open(
      _directory: number,
      _lookup: number,
      path: number,
      length: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _mode: number,
      opened: number,
    ) {
      const name = decoder.decode(bytes().slice(path, path + length))
      const file = process.files.get(name) ?? (flags & CREATE ? new MemoryFile() : undefined)
      if (!file) return NO_ENTRY
      file.seek(0, 0)
      process.files.set(name, file)
      view().setUint32(opened, FIRST_FILE + process.open.push(file) - 1, true)
      return OK
    },
    proc_exit(code: number): never {
      throw new Error(`The speech program stopped with code ${code}.`)
    },
  }
}
