import { describe, expect, test } from 'vitest'
import { type Change, namesEach, problems } from './testing/broken-contracts.ts'

const SPLIT = 'paths/scenes/split-scene.yaml'
const SCENE = 'schemas/scenes/scene.yaml'
const REQUEST = 'schemas/scenes/split-scene-request.yaml'

describe('problems of schemas', () => {
  namesEach([
    [
      'a reserved name',
      ['schemas/scenes/scene-body.yaml', '', 'type: boolean\ndescription: One\n'],
      ':1: SceneBody: names ending in -body',
    ],
    [
      'a name that is taken',
      ['schemas/billing/scene.yaml', '', 'type: boolean\ndescription: One\n'],
      ':1: Scene: the name is already taken',
    ],
    [
      'an object without properties',
      [SCENE, 'type: number\n', 'type: object\n'],
      ':9: Scene.pitch: is an object without properties',
    ],
    ['a map', [SCENE, 'required: [status', 'additionalProperties: true\nrequired: [status'], ':1: Scene: is open'],
    [
      'a required key that is not there',
      [SCENE, '[status, ', '[status, gone, '],
      ':1: Scene: requires gone, which it does not have',
    ],
    [
      'a body that takes foreign keys',
      [REQUEST, 'additionalProperties: false\n', ''],
      ':1: SplitSceneRequest: is sent by callers and needs additionalProperties: false',
    ],
    [
      'a default of an answer',
      [SCENE, 'maxLength: 20\n', 'maxLength: 20\n    default: A\n'],
      ':25: Scene.label: is answered and has a default',
    ],
    [
      'a key that is missing without a word',
      [SCENE, '; absent where it has none', ''],
      ':25: Scene.label: is answered and not required',
    ],
    [
      'a property without a description',
      [SCENE, '    description: Its state\n', ''],
      ':5: Scene.status: has no description',
    ],
    [
      'a time of no format',
      [SCENE, 'format: date-time', 'maxLength: 40'],
      ':21: Scene.updated_at: is a time and must have format: date-time',
    ],
    [
      'an address of no format',
      [SCENE, '  label:', '  page_url:'],
      ':25: Scene.page_url: is an address and must have format: uri-reference',
    ],
    [
      'values that are no identifiers',
      [SCENE, '[IDLE, FAILED]', "['16:9', '1:1']"],
      ':5: Scene.status: has values that are no identifiers',
    ],
    [
      'values written out twice',
      [SCENE, '[IDLE, FAILED]', '[regenerate_audio, upscale]'],
      ':5: Scene.status: has the values of CreditAction',
    ],
    [
      'a part of a file',
      [SPLIT, 'scenes/scene.yaml', 'scenes/scene.yaml#/properties'],
      ':31: splitScene: refers to a part',
    ],
    [
      'a file that is not there',
      [SPLIT, 'scenes/scene.yaml', 'scenes/gone.yaml'],
      ':31: splitScene: refers to ../../schemas/scenes/gone.yaml, which is no file',
    ],
  ])

  test('reports a reference with more than a description', () => {
    const state = '  status:\n    $ref: ../common/credit-action.yaml\n    maxLength: 4\n'
    expect(problems([SCENE, '  status:\n    type: string\n    enum: [IDLE, FAILED]\n', state])).toContainEqual(
      'openapi/schemas/scenes/scene.yaml:5: Scene.status: a reference carries a description only, not maxLength',
    )
  })

  test('reports an object nested three levels deep', () => {
    const place =
      '  place:\n    type: object\n    description: Where; absent if unknown\n    properties:\n      map:\n        type: boolean\n        description: Whether there is a map\n  label:'
    expect(problems([SCENE, '  label:', place])).toEqual([])
    const deeper = place.replace('type: boolean', 'type: object\n        properties: {}')
    expect(problems([SCENE, '  label:', deeper])).toEqual([
      'openapi/schemas/scenes/scene.yaml:29: Scene.place.map: is an object in an object in an object: it needs a file of its own',
    ])
  })

  test('reports variants without a discriminator', () => {
    const variant = (kind: string): Change => [
      `schemas/scenes/${kind}.yaml`,
      '',
      `type: object\ndescription: One\nrequired: [kind]\nproperties:\n  kind:\n    type: string\n    enum: [${kind}]\n    description: Which\n`,
    ]
    const choice = (more: string): Change => [
      SCENE,
      '  label:',
      `  shape:\n    description: Its shape; absent if unknown\n    oneOf:\n      - $ref: ./round.yaml\n      - $ref: ./square.yaml\n${more}  label:`,
    ]
    const discriminated = choice('    discriminator: { propertyName: kind }\n')
    expect(problems(variant('round'), variant('square'), discriminated)).toEqual([])
    expect(problems(variant('round'), variant('square'), choice(''))).toEqual([
      'openapi/schemas/scenes/scene.yaml:25: Scene.shape: has variants and no discriminator',
    ])
  })
})
