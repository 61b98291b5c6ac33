import { USUAL_WORDS } from '../answer-rules.ts'
import { ContractSources } from '../contract-sources.ts'
import { parseYaml, type YamlFile } from '../yaml-file.ts'

const problem = (codes: readonly string[]) => `description: It is refused
content:
  application/json:
    schema:
      $ref: ../schemas/common/error.yaml
    examples:
${codes.map((code) => `      ${code.toLowerCase()}:\n        summary: Refused\n        value: { message: '${USUAL_WORDS[code] ?? 'No'}', error: ${code} }`).join('\n')}
`

/** A contract of three operations that breaks no rule, by file. */
const SOUND: Readonly<Record<string, string>> = {
  'openapi.yaml': 'tags:\n  - name: scenes\n  - name: billing\n',
  'paths/scenes/split-scene.yaml': `x-path: /scene/{scene_id}/split
x-method: post
operationId: splitScene
tags: [scenes]
summary: Split a scene in two
x-origin: spec
x-spec-line: 327
x-credits: regenerate_audio
x-invalidates:
  - getScene
  - getCreditsSummary
parameters:
  - $ref: ../../parameters/scene-id-path.yaml
  - $ref: ../../parameters/idempotency-key.yaml
requestBody:
  required: true
  content:
    application/json:
      schema:
        $ref: ../../schemas/scenes/split-scene-request.yaml
      examples:
        middle:
          summary: After the fourth word
          value: { index: 4 }
responses:
  '202':
    description: Accepted
    content:
      application/json:
        schema:
          $ref: ../../schemas/scenes/scene.yaml
        examples:
          accepted:
            summary: Accepted
            value: { status: IDLE }
${['400', '401', '402', '403', '404', '409', '413', '415', '429', '500', '503', '507']
  .map((status) => `  '${status}':\n    $ref: ../../responses/${status}.yaml`)
  .join('\n')}
`,
  'paths/scenes/get-scene.yaml': query('getScene', 'scenes', '/scene/{scene_id}', 'scenes/scene'),
  'paths/billing/get-credits-summary.yaml': query('getCreditsSummary', 'billing', '/credits', 'billing/summary'),
  'parameters/scene-id-path.yaml':
    'name: scene_id\nin: path\nrequired: true\ndescription: The scene\nschema:\n  type: string\n  format: uuid\nexample: 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e11\n',
  'parameters/idempotency-key.yaml':
    'name: Idempotency-Key\nin: header\nrequired: true\ndescription: Made once\nschema:\n  type: string\n  format: uuid\nexample: 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff\n',
  'responses/400.yaml': problem(['VALIDATION_FAILED', 'MALFORMED_BODY']),
  'responses/401.yaml': problem(['NOT_AUTHENTICATED', 'TOKEN_INVALID']),
  'responses/402.yaml': problem(['INSUFFICIENT_CREDITS']),
  'responses/403.yaml': problem(['FORBIDDEN', 'PASSWORD_CHANGE_REQUIRED']),
  'responses/404.yaml': problem(['NOT_FOUND']),
  'responses/409.yaml': problem(['CONFLICT', 'IDEMPOTENCY_KEY_REUSED']),
  'responses/413.yaml': problem(['PAYLOAD_TOO_LARGE']),
  'responses/415.yaml': problem(['UNSUPPORTED_MEDIA_TYPE']),
  'responses/429.yaml': problem(['RATE_LIMITED']),
  'responses/500.yaml': problem(['INTERNAL']),
  'responses/503.yaml': problem(['UNAVAILABLE']),
  'responses/507.yaml': problem(['STORAGE_FULL']),
  'schemas/common/error.yaml':
    'type: object\ndescription: A refusal; what does not apply is absent\nrequired: [message]\nproperties:\n  message:\n    type: string\n    maxLength: 2000\n    description: What happened\n',
  'schemas/common/credit-action.yaml':
    'type: string\ndescription: What credits are spent on\nenum: [regenerate_audio, upscale]\n',
  'schemas/billing/summary.yaml':
    'type: object\ndescription: The balance\nrequired: [balance]\nproperties:\n  balance:\n    type: number\n    minimum: 0\n    maximum: 1000000\n    description: Credits left\n',
  'schemas/scenes/split-scene-request.yaml': `type: object
description: Where to split
additionalProperties: false
properties:
  index:
    type: integer
    minimum: 1
    maximum: 10000
    description: Words that stay
`,
  'schemas/scenes/scene.yaml': `type: object
description: A scene
required: [status, pitch, words, updated_at]
properties:
  status:
    type: string
    enum: [IDLE, FAILED]
    description: Its state
  pitch:
    type: number
    minimum: -12
    maximum: 12
    description: Semitones, -12 to 12
  words:
    type: array
    maxItems: 100
    description: What is said
    items:
      type: string
      maxLength: 80
  updated_at:
    type: string
    format: date-time
    description: When it last changed
  label:
    type: string
    maxLength: 20
    description: Its name; absent where it has none
`,
}

function query(id: string, tag: string, path: string, schema: string): string {
  const hasPath = path.includes('{')
  const statuses = [...(hasPath ? ['400', '404'] : []), '401', '403', '500', '503']
  return `x-path: ${path}
x-method: get
operationId: ${id}
tags: [${tag}]
summary: Read it
x-origin: added
x-why: A page needs it
${hasPath ? 'parameters:\n  - $ref: ../../parameters/scene-id-path.yaml\n' : ''}responses:
  '200':
    description: It
    content:
      application/json:
        schema:
          $ref: ../../schemas/${schema}.yaml
        examples:
          one:
            summary: One
            value: {}
${statuses.map((status) => `  '${status}':\n    $ref: ../../responses/${status}.yaml`).join('\n')}
`
}

export type Change = readonly [file: string, from: string, to: string]

const parsed: ReadonlyMap<string, YamlFile> = new Map(
  Object.entries(SOUND).map(([file, text]) => [file, parseYaml(file, text)]),
)

/** The sound contract with texts of its files replaced; a file that it does not have is added (`from` is then empty). */
export function smallContract(...changes: readonly Change[]): ContractSources {
  const files = new Map(parsed)
  for (const [file, from, to] of changes) {
    const text = SOUND[file] ?? ''
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    files.set(file, parseYaml(file, text.replace(from, to)))
  }
  return new ContractSources([...files.values()])
}
