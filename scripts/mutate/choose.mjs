/** The mutated parts, and each part's share of the sample. */
const AREAS = [
  { name: 'server', share: 0.4, isIn: (file) => file.startsWith('server/') },
  { name: 'domain', share: 0.2, isIn: (file) => file.startsWith('src/domain/') },
  { name: 'video', share: 0.15, isIn: (file) => file.startsWith('src/video/') },
  { name: 'commands', share: 0.15, isIn: (file) => /^src\/features\/editor\/\w+\/commands\//.test(file) },
  { name: 'stores', share: 0.1, isIn: (file) => /^src\/(?:features\/editor\/core|.*\/stores)\//.test(file) },
]
/** Tables, pages and test helpers. */
const LEFT_OUT = /\.(?:test|fixture)\.tsx?$|\/testing\/|\/db\/(?:schema|migrations)\/|\.d\.ts$|\.tsx$/

export const areaOf = (file) =>
  file.endsWith('.ts') && !LEFT_OUT.test(file) ? AREAS.find(({ isIn }) => isIn(file))?.name : undefined

/**
 * A sample repeatable by seed, with each area's share at every point, so that a run that ends early covers all areas.
 * @param {readonly import('./find-mutants.mjs').Mutant[]} mutants
 * @param {{ count: number, seed: number }} options
 */
export function chooseMutants(mutants, { count, seed }) {
  const random = generator(seed)
  return AREAS.flatMap(({ name, share }) => {
    const own = mutants.filter(({ file }) => areaOf(file) === name)
    const wanted = Math.min(own.length, Math.round(count * share))
    const chosen = new Set()
    while (chosen.size < wanted) chosen.add(Math.floor(random() * own.length))
    return [...chosen].map((at, place) => ({ mutant: own[at], place: (place + 0.5) / wanted }))
  })
    .sort((one, other) => one.place - other.place)
    .map(({ mutant }) => mutant)
}

/** mulberry32: numbers from 0 to below 1, the same for the same seed. */
function generator(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Significant words of a path, for the similarity of two file names. */
const wordsOf = (file) =>
  new Set(
    file
      .split(/[^a-z0-9]+/i)
      .filter((word) => word.length > 2 && !NOT_TELLING.has(word))
      .map((word) => word.replace(/s$/, '')),
  )
/** Tests of the tools name product files only as examples. */
const isWitness = (test) => !test.startsWith('scripts/')
const NOT_TELLING = new Set(['test', 'tests', 'src', 'server', 'domain', 'features', 'shared', 'routes', 'tsx'])

/**
 * The tests nearest to a file: referencing it directly or indirectly, in its folder, with common words in the name.
 * @param {string} file @param {readonly (readonly string[])[]} rings tests by how many files are between
 */
export function nearestTests(file, rings) {
  const words = wordsOf(file)
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const score = (test, distance) => {
    const shared = [...wordsOf(test)].filter((word) => words.has(word)).length
    return shared * 3 + (test.startsWith(folder) ? 3 : 0) - distance * 2
  }
  return rings
    .flatMap((tests, distance) => tests.filter(isWitness).map((test) => ({ test, points: score(test, distance) })))
    .sort((one, other) => other.points - one.points)
    .map(({ test }) => test)
}
