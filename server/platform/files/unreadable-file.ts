/** A file that is not what it was announced as, or that cannot be read within the limits. The text is for people. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** It was not read within the limits of time and memory: it is made to cross them, or the machine was busy. Asked again, it may be read. */
export class OverLimit extends UnreadableFile {
  override name = 'OverLimit'
}
