import { describe, expect, test } from 'vitest'
import { type Change, namesEach, problems } from './testing/broken-contracts.ts'

const SCENE = 'schemas/scenes/scene.yaml'
const REQUEST = 'schemas/scenes/split-scene-request.yaml'
const GET = 'paths/scenes/get-scene.yaml'
/** A property more for the scene of the sound contract. */
const scene = (name: string, rest: string): Change => [
  SCENE,
  '  label:',
  `  ${name}:\n    description: More; absent where it has none\n    ${rest}\n  label:`,
]
const index = '  index:\n    type: integer\n    minimum: 1\n    maximum: 10000\n'
const text = (name: string) => `  ${name}:\n    type: string\n    maxLength: 9\n    description: Words\n`

describe('names in the contract', () => {
  namesEach([
    ['an id of no format', scene('story_id', 'type: string\n    maxLength: 40'), ':25: Scene.story_id: is an id'],
    [
      'a list of ids of no format',
      scene('story_ids', 'type: array\n    maxItems: 9\n    items:\n      type: string\n      maxLength: 40'),
      ':29: Scene.story_ids[]: is an id',
    ],
    [
      'an id that may be null and has no format',
      scene('id', "type: [string, 'null']\n    maxLength: 40"),
      ':25: Scene.id: is an id',
    ],
    ['an id by another name', scene('owner', 'type: string\n    format: uuid'), ':25: Scene.owner: is a UUID'],
    [
      'an id of a path by another name',
      ['parameters/scene-id-path.yaml', 'name: scene_id', 'name: scene_key'],
      ':5: scene-id-path: is a UUID',
    ],
    [
      'what was written over with nothing written',
      [REQUEST, index, text('base_text') + index],
      ':1: SplitSceneRequest: has base_text and no text',
    ],
    [
      'a page without its count',
      scene('next_page', "type: [integer, 'null']\n    minimum: 1\n    maximum: 9"),
      ':1: Scene: is a page and must have and require count, page, page_size, next_page, results',
    ],
    [
      'a page that never ends',
      scene('next_page', 'type: integer\n    minimum: 1\n    maximum: 9'),
      ':1: Scene: is a page whose next_page must be an integer or null',
    ],
    [
      'a question for a page that is answered with something else',
      [
        GET,
        '  - $ref: ../../parameters/scene-id-path.yaml\n',
        '  - $ref: ../../parameters/scene-id-path.yaml\n  - name: page\n    in: query\n    description: Which\n    schema:\n      type: integer\n      minimum: 1\n      maximum: 9\n    example: 1\n',
      ],
      ':8: getScene: is read in pages',
    ],
  ])

  test('accepts ids by name, foreign ids, and a text beside its original', () => {
    expect(problems(scene('story_id', 'type: string\n    format: uuid'))).toEqual([])
    expect(problems(scene('duplicate_of', 'type: string\n    format: uuid'))).toEqual([])
    expect(problems(scene('model_id', 'type: string\n    maxLength: 40'))).toEqual([])
    expect(problems([REQUEST, index, text('base_text') + text('text') + index])).toEqual([])
  })
})
