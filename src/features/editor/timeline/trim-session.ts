/** An edge that is being moved, by pointer or by key. Positions in frames. */
export interface TrimSession {
  /** Shows it at a position, nothing is committed. Says in words what it has come to. */
  preview: (position: number) => string
  /** Keeps it: one command. */
  commit: (position: number) => void
  /** As it was. */
  cancel: () => void
}

/** An edge that can be moved. */
export interface TrimEdge {
  label: string
  /** Frames of the film; a trim of a video counts frames of its file. */
  position: number
  min: number
  max: number
  /** What a position means, in words. */
  say: (position: number) => string
  /** Frames that catch the edge. */
  targets: () => number[]
  begin: () => TrimSession
}
