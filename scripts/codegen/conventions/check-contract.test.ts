import { describe, expect, test } from 'vitest'
import { type Change, namesEach, problems } from './testing/broken-contracts.ts'
import { parseYaml } from './yaml-file.ts'

const SPLIT = 'paths/scenes/split-scene.yaml'
const GET = 'paths/scenes/get-scene.yaml'
const SCENE = 'schemas/scenes/scene.yaml'
const REQUEST = 'schemas/scenes/split-scene-request.yaml'

test('reports no problem in a contract that follows every rule', () => {
  expect(problems()).toEqual([])
})

test('reports unreadable YAML with its line', () => {
  expect(() => parseYaml('schemas/x.yaml', 'type: object\nproperties: [')).toThrow(/^openapi\/schemas\/x\.yaml:2: /)
})

describe('problems of an operation', () => {
  namesEach([
    ['another operationId', [SPLIT, 'splitScene', 'cutScene'], ':3: cutScene: operationId must be the file name'],
    ['a second tag', [SPLIT, '[scenes]', '[scenes, billing]'], ':4: splitScene: tags must be [scenes]'],
    ['no full address', [SPLIT, '/scene/{', 'scene/{'], ':1: splitScene: x-path must be the path of the call'],
    ['an unknown method', [GET, 'x-method: get', 'x-method: head'], ':2: getScene: x-method must be one of get'],
    ['no origin', [SPLIT, 'x-origin: spec', 'x-origin: added'], ':6: splitScene: x-origin is spec with'],
    ['a summary that ends like a sentence', [SPLIT, 'in two', 'in two.'], ':5: splitScene: needs a summary without'],
    [
      'a stale query that is none',
      [SPLIT, '- getScene', '- getSceen'],
      ':10: splitScene: x-invalidates names getSceen',
    ],
    [
      'a GET with a header',
      [GET, 'scene-id-path.yaml', 'scene-id-path.yaml\n  - $ref: ../../parameters/idempotency-key.yaml'],
      ':10: getScene: a GET takes no header parameter',
    ],
    [
      'two operations at one address',
      ['paths/billing/get-credits-summary.yaml', 'x-path: /credits', 'x-path: /scene/{id}'],
      ':1: getCreditsSummary: get /scene/{} is already in openapi/paths/scenes/get-scene.yaml',
    ],
    [
      'no example of a body',
      [SPLIT, 'examples:\n        middle:', 'x-shown:\n        middle:'],
      ':18: splitScene body: has no examples',
    ],
    [
      'an example without a summary',
      [SPLIT, 'summary: Accepted', 'x-summary: Accepted'],
      ':33: splitScene 202: example accepted needs a summary',
    ],
    [
      'a body whose schema is answered too',
      [SPLIT, 'scenes/split-scene-request.yaml', 'common/error.yaml'],
      ':18: splitScene body: its schema must be a file named',
    ],
  ])
})

describe('problems of the answers', () => {
  namesEach([
    ...['400', '401', '402', '403', '404', '409', '413', '415', '429', '500', '503', '507'].map(
      (status): [string, Change, string] => [
        `no ${status}`,
        [SPLIT, `  '${status}':\n    $ref: ../../responses/${status}.yaml\n`, ''],
        `:25: splitScene: does not list ${status}, though`,
      ],
    ),
    [
      'a read without 503',
      [GET, "  '503':\n    $ref: ../../responses/503.yaml\n", ''],
      ':10: getScene: does not list 503, though every operation can',
    ],
    [
      'a read with an answer about a body',
      [GET, "  '503':\n", "  '413':\n    $ref: ../../responses/413.yaml\n  '503':\n"],
      ':31: getScene: lists 413, though it takes no body',
    ],
    [
      'two good answers',
      [SPLIT, "  '400':", "  '201':\n    $ref: ../../responses/400.yaml\n  '400':"],
      ':25: splitScene: has 2 answers of 2xx',
    ],
    [
      'a good answer that is no JSON',
      [SPLIT, 'Accepted\n    content:\n      application/json', 'Accepted\n    content:\n      text/plain'],
      ':26: splitScene 202: is no JSON with a schema',
    ],
    [
      'a status of no rule',
      [SPLIT, "'500':\n", "'418':\n    $ref: ../../responses/400.yaml\n  '500':\n"],
      ':54: splitScene 418: is no status that the app knows',
    ],
  ])

  test('reports a missing error code and an unshared schema at the response that lists them', () => {
    const split = 'openapi/paths/scenes/split-scene.yaml'
    expect(problems(['responses/409.yaml', 'error: CONFLICT', 'error: OTHER'])).toEqual([
      `${split}:46: splitScene 409: has no example of CONFLICT, which it can answer too`,
    ])
    expect(problems(['responses/409.yaml', 'Something has changed', 'Too late'])).toEqual([
      `${split}:46: splitScene 409: has no example of CONFLICT with the usual words, 'Something has changed. Please try again'`,
    ])
    expect(problems(['responses/413.yaml', 'common/error.yaml', 'scenes/scene.yaml'])).toEqual([
      `${split}:48: splitScene 413: must have the shape of common/error.yaml`,
    ])
  })
})

describe('problems of operations that spend credits', () => {
  namesEach([
    [
      'the balance that stays as it was',
      [SPLIT, '  - getCreditsSummary\n', ''],
      ':9: splitScene: spends credits and does not invalidate getCreditsSummary',
    ],
    [
      'an unknown action',
      [SPLIT, 'x-credits: regenerate_audio', 'x-credits: magic'],
      ':8: splitScene: x-credits names no action',
    ],
    [
      'a repeat that is charged again',
      [SPLIT, '  - $ref: ../../parameters/idempotency-key.yaml\n', ''],
      ':8: splitScene: spends credits and takes no idempotency key',
    ],
  ])
})

describe('problems of bounds', () => {
  namesEach([
    ['a number without an upper bound', [SCENE, '    maximum: 12\n', ''], ':9: Scene.pitch: has no maximum'],
    [
      'a number without a lower bound',
      [REQUEST, '    minimum: 1\n', ''],
      ':5: SplitSceneRequest.index: has no minimum',
    ],
    ['a text without an end', [SCENE, '      maxLength: 80\n', ''], ':18: Scene.words[]: has no maxLength'],
    ['a list without an end', [SCENE, '    maxItems: 100\n', ''], ':14: Scene.words: has no maxItems'],
    [
      'a bound above its counterpart',
      [REQUEST, 'minimum: 1\n', 'minimum: 20000\n'],
      ':5: SplitSceneRequest.index: has a minimum above its maximum',
    ],
    [
      'a range that is described otherwise',
      [SCENE, 'minimum: -12', 'minimum: -1000000'],
      ':9: Scene.pitch: is described as -12 to 12 and bounded by -1000000 and 12',
    ],
    [
      'a parameter without an end',
      ['parameters/scene-id-path.yaml', '  format: uuid\n', ''],
      ':5: scene-id-path: has no maxLength',
    ],
  ])
})
