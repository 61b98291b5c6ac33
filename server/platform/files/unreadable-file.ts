/** A file that does not match its announced type, or that cannot be read within the limits. The text is for users. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** It was not read within the limits of time and memory: it is hostile, or the machine was busy. A retry may succeed. */
export class OverLimit extends UnreadableFile {
  override name = 'OverLimit'
}
