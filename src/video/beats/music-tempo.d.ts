/** The package has no types; only what is used of it. */
declare module 'music-tempo' {
  export default class MusicTempo {
    /**
     * Throws a text where it finds no tempo.
     * @param samples of one channel
     * @param settings lengths in samples; `timeStep` is that of `hopSize`, s
     */
    constructor(samples: number[], settings: { bufferSize: number; hopSize: number; timeStep: number })
    /** s. */
    beats: number[]
    /** Beats per minute, as text. */
    tempo: string
  }
}
