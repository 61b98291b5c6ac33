/** A file that is not what it was announced as, or that cannot be read within the limits. The text is for people. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
