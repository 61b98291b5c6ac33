/** Addresses of the recordings of sound effects, by their path: a bundler takes only those that stand here. */
const urls = import.meta.glob<string>(
  [
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

/** Address of a recording by its file's name. */
export function sampleUrl(file: string): string | undefined {
  return urls[`/node_modules/supersonic-scsynth-samples/samples/${file}`]
}
