// Import rules between zones (docs/architecture.md). Each zone's message says what it may import and why.

import { fileURLToPath } from 'node:url'

const WIRE = ['client', 'zod', 'realtime']

/** Mechanisms that know no module, in their order. */
const PLATFORM = [
  ...['db/schema', 'ports', 'crypto', 'db', 'jobs', 'http', 'mail', 'auth', 'files', 'sandbox', 'realtime'],
].map((folder) => `platform/${folder}`)
/** Product features, a folder for each subject: rules, queries, and presentation. */
const SUBJECTS = [
  ...['billing/credits', 'media/library', 'media/presenters', 'account/presenters'],
  ...['stories/presenters', 'media', 'account/notifications', 'billing', 'stories/edits', 'generation/receipts'],
  ...['stories/scenes', 'generation/images', 'stories/characters', 'stories', 'tools/lora', 'tools/image-styles'],
  ...[
    'stories/arolls',
    'stories/overlays',
    'stories/music-cues',
    'tools',
    'stories/history',
    'generation',
    'stories/audio',
  ],
  ...['stories/screenplay', 'generation/upkeep', 'stories/rewriting', 'generation/reviews', 'rendering'],
  ...['rendering/premiere'],
  ...['stories/templates', 'stories/copies', 'stories/translation', 'generation/visuals', 'generation/quotes'],
  ...['account', 'staff'],
]
/** Their operations, one file each, may use every subject. */
const ROUTES = ['billing', 'media', 'stories', 'generation', 'tools', 'rendering', 'account', 'staff'].map(
  (module) => `${module}/routes`,
)
/** The folders of server/, each of which may import those before it: so none imports another in a circle, types included. */
export const SERVER_FOLDERS = [
  ...PLATFORM,
  ...[...SUBJECTS, ...ROUTES, ''].map((folder) => `modules/${folder}`.replace(/\/$/, '')),
]
/** Composition comes last: the files of server/ itself, and the Node host. */
const SERVER = [...SERVER_FOLDERS.map((folder) => `server/${folder}`), 'server', 'server/node']
/** What `server/platform/context.ts` may import; every folder after them may import it. */
const BELOW_CONTEXT = [
  'server/platform/db/schema',
  'server/platform/ports',
  'server/platform/crypto',
  'server/platform/db',
]

/**
 * The folders of the editor, each of which may import those before it. After `core` come the commands of all areas: they know no screen,
 * and one of them runs others.
 */
export const EDITOR_AREAS = [
  ...[
    'core',
    '*/commands',
    'report',
    'generation',
    'history',
    'overlays',
    'media',
    'cast',
    'voice',
    'captions',
    'visuals',
  ],
  ...['music', 'scenes', 'stage', 'timeline', 'export', 'shell'],
]
const EDITOR = EDITOR_AREAS.map((area) => `src/features/editor/${area}`)
const EDITOR_SHELL = 'src/features/editor/shell'

/** Zones as folders; the first that fits counts. */
const elements = [
  ...EDITOR.toSorted((a, b) => b.length - a.length).map((type) => ({ type, pattern: type, partialMatch: false })),
  { type: 'feature', pattern: 'src/features/*', capture: ['name'], partialMatch: false },
  { type: 'app', pattern: 'src/app', partialMatch: false },
  { type: 'shared', pattern: 'src/shared', partialMatch: false },
  { type: 'video', pattern: 'src/video', partialMatch: false },
  { type: 'domain', pattern: 'src/domain', partialMatch: false },
  { type: 'entry', pattern: 'src', partialMatch: false },
  { type: 'generated', pattern: 'generated/*', capture: ['part'], partialMatch: false },
  /** schema.ts, values.ts and operation-types.ts. */
  { type: 'types', pattern: 'generated', partialMatch: false },
  { type: 'engines', pattern: 'engines', partialMatch: false },
  ...SERVER.toSorted((a, b) => b.length - a.length).map((type) => ({ type, pattern: type, partialMatch: false })),
  { type: 'seeds', pattern: 'mocks/seeds', partialMatch: false },
  { type: 'mocks', pattern: 'mocks', partialMatch: false },
  { type: 'tests', pattern: 'tests', partialMatch: false },
  { type: 'e2e', pattern: 'e2e', partialMatch: false },
  { type: 'scripts', pattern: 'scripts', partialMatch: false },
]

const files = [
  /** Paths are defined once; every zone of the app links to them. */
  { category: 'addresses', pattern: 'src/app/paths.ts' },
  /** Calls of the contract without a browser. */
  { category: 'call', pattern: 'src/shared/api/create-call.ts' },
  /** The empty database that tests' own servers open a copy of. */
  { category: 'snapshot', pattern: 'server/testing/schema-snapshot.ts' },
  /** The context of calls and jobs; nearly every folder of the server uses it. */
  { category: 'context', pattern: 'server/platform/context.ts' },
]

/** A zone's allowed imports, and the message for others. */
const FEATURE = ['shared', 'video', 'domain', 'types']
const ZONES = [
  {
    zone: 'domain',
    may: ['types'],
    generated: [],
    why: 'src/domain may import only the types of generated/*.ts: its rules are shared by screens, server and video, so they know none of them.',
  },
  {
    zone: 'video',
    may: ['domain', 'types'],
    generated: [],
    why: 'src/video may import src/domain and the types of generated/*.ts: the same drawing runs in the player, in a worker and in a headless browser, so it knows no screen, no store and no API.',
  },
  {
    zone: 'shared',
    may: ['domain', 'types'],
    generated: WIRE,
    why: 'src/shared may import src/domain, src/app/paths.ts and generated/{*.ts,client,zod,realtime}: every feature stands on it, so it knows no feature.',
  },
  {
    zone: 'feature',
    may: FEATURE,
    generated: WIRE,
    why: 'A feature may import itself, src/shared, src/video, src/domain, src/app/paths.ts and generated/{*.ts,client,zod,realtime}, never another feature: what two features need moves to src/shared, and a route in src/app puts them together.',
  },
  ...EDITOR.map((zone, place) => ({
    zone,
    may: [...FEATURE, ...EDITOR.slice(0, place + 1)],
    generated: WIRE,
    why: `${zone}/ may import src/shared, src/video, src/domain, src/app/paths.ts, generated/{*.ts,client,zod,realtime} and of the editor what stands before it in EDITOR_AREAS (scripts/lint/boundaries.mjs): core, the commands of all areas, then area after area, so that each is understood by itself. What two of them need goes to the earlier one, what puts them together to shell.`,
  })),
  {
    zone: 'app',
    may: ['feature', EDITOR_SHELL, 'shared', 'video', 'domain', 'types'],
    generated: WIRE,
    why: 'src/app may import src/features (of the editor its shell), src/shared, src/video, src/domain and generated/{*.ts,client,zod,realtime}: it is the app, so nothing of the server or the mocks belongs in it.',
  },
  {
    zone: 'entry',
    may: ['app', 'shared', 'video', 'domain', 'feature', 'mocks', 'types'],
    generated: WIRE,
    why: 'An entry file may import src and, in mock mode and dynamically, mocks/: it is the only place where the app meets its backend.',
  },
  {
    zone: 'engines',
    may: ['domain'],
    generated: [],
    why: 'engines/ may import src/domain: an engine makes texts, pictures and sounds of what it is given, so it knows no host, no database and no contract, and another can take its place.',
  },
  ...SERVER.map((zone, place) => ({
    zone,
    may: ['engines', 'domain', 'video', 'types', ...SERVER.slice(0, place)],
    generated: ['zod', 'server', 'realtime'],
    why: `${zone}/ may import engines/, src/domain, src/video (to render), generated/{*.ts,zod,server,realtime} and the folders that stand before it in SERVER_FOLDERS (scripts/lint/boundaries.mjs): it runs in three hosts, so it knows no screen and no mock, and folders that know each other in a circle can only be understood and changed together.`,
  })),
  {
    zone: 'seeds',
    may: ['mocks', ...SERVER, 'engines', 'domain', 'video', 'types'],
    generated: [...WIRE, 'server'],
    why: 'mocks/seeds may import mocks, server/, engines/, src/domain, src/video and generated/, no screen: seeds are data of the backend.',
  },
  {
    zone: 'mocks',
    may: ['seeds', ...SERVER, 'engines', 'domain', 'video', 'types'],
    generated: [...WIRE, 'server', 'mocks'],
    why: 'mocks/ may import server/, engines/, src/domain, src/video and generated/, no screen: it is the tab host of the backend.',
  },
  {
    zone: 'e2e',
    may: ['seeds', 'scripts', 'engines', 'types'],
    generated: [],
    why: 'e2e/ may import mocks/seeds, engines/ (the fakes of providers), src/app/paths.ts, src/shared/api/create-call.ts, server/testing/schema-snapshot.ts, generated/*.ts and scripts/: it drives the product from outside, as a person does.',
  },
]

const everything = { element: { types: { anyOf: elements.map(({ type }) => type) } } }

/** Zones whose files may link to pages. */
const LINKING = ['feature', ...EDITOR, 'shared', 'entry', 'e2e']

/** The policies of a zone's files; later ones win: first nothing is allowed, then the zone's imports. */
const policiesOf = ({ zone, may, generated, why }) => [
  { disallow: { to: everything }, message: why },
  {
    allow: [
      ...may.map((type) => ({ to: { element: { type } } })),
      ...generated.map((part) => ({ to: { element: { type: 'generated', captured: { part } } } })),
    ],
  },
  LINKING.includes(zone) && { allow: { to: { file: { categories: 'addresses' } } } },
  zone === 'e2e' && { allow: ['call', 'snapshot'].map((categories) => ({ to: { file: { categories } } })) },
  SERVER.includes(zone) && !BELOW_CONTEXT.includes(zone) && { allow: { to: { file: { categories: 'context' } } } },
  zone === 'server' && {
    from: { file: { categories: 'context' } },
    disallow: { to: { element: { types: { anyOf: SERVER.filter((type) => !BELOW_CONTEXT.includes(type)) } } } },
    message:
      'server/platform/context.ts may import the database, the ports and crypto: whatever takes a context stands on it.',
  },
]

/**
 * The rule with everything it needs, as parts of an ESLint config: one for each zone, because a file that is held against the policies of
 * all zones takes ten times as long.
 * @param {import('eslint').ESLint.Plugin} plugin
 * @returns {import('eslint').Linter.Config[]}
 */
export function boundaryConfigs(plugin) {
  const zones = new Map(ZONES.map((zone) => [zone.zone, zone]))
  return [
    {
      plugins: { boundaries: plugin },
      settings: {
        'import/resolver': { [fileURLToPath(new URL('import-resolver.cjs', import.meta.url))]: {} },
        'boundaries/elements': elements,
        'boundaries/files': files,
        'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      },
    },
    // The other way round: of elements the first that fits counts, of configs the last.
    ...elements.toReversed().flatMap(({ type, pattern }) => {
      const zone = zones.get(type)
      const policies = zone && policiesOf(zone).filter((policy) => policy !== false)
      const rules = { 'boundaries/dependencies': policies ? ['error', { default: 'allow', policies }] : 'off' }
      return { files: [`${pattern}/**/*.{ts,tsx}`], rules }
    }),
  ]
}
