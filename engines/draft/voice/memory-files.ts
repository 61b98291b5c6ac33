/** A growing file in memory with a read and write position. */
export class MemoryFile {
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
