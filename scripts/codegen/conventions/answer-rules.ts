import { isObject, type JsonObject } from '../contract-files.ts'
import { type ContractSources, type Finding, finding, listAt, objectAt, subjectOf } from './contract-sources.ts'
import type { YamlFile } from './yaml-file.ts'

/** The properties of an operation that determine its errors. */
interface Traits {
  hasInput: boolean
  hasBody: boolean
  hasToken: boolean
  isWrite: boolean
  namesRecord: boolean
  spends: boolean
  isLater: boolean
}

interface Rule {
  status: string
  /** Codes that such an answer has examples of, beside those of the operation's own. */
  codes: readonly string[]
  applies: (traits: Traits) => boolean
  why: string
}

const always = () => true
const RULES: readonly Rule[] = [
  { status: '400', codes: ['VALIDATION_FAILED'], applies: ({ hasInput }) => hasInput, why: 'it takes input' },
  { status: '400', codes: ['MALFORMED_BODY'], applies: ({ hasBody }) => hasBody, why: 'it takes a body' },
  {
    status: '401',
    codes: ['NOT_AUTHENTICATED', 'TOKEN_INVALID'],
    applies: ({ hasToken }) => hasToken,
    why: 'it takes a token',
  },
  { status: '402', codes: ['INSUFFICIENT_CREDITS'], applies: ({ spends }) => spends, why: 'it spends credits' },
  {
    status: '403',
    codes: ['FORBIDDEN', 'PASSWORD_CHANGE_REQUIRED'],
    applies: ({ hasToken }) => hasToken,
    why: 'it takes a token',
  },
  { status: '404', codes: ['NOT_FOUND'], applies: ({ namesRecord }) => namesRecord, why: 'its address names a record' },
  {
    status: '409',
    codes: ['CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
    applies: ({ hasToken, isWrite }) => hasToken && isWrite,
    why: 'it writes with a token',
  },
  { status: '413', codes: ['PAYLOAD_TOO_LARGE'], applies: ({ hasBody }) => hasBody, why: 'it takes a body' },
  { status: '415', codes: ['UNSUPPORTED_MEDIA_TYPE'], applies: ({ hasBody }) => hasBody, why: 'it takes a body' },
  {
    status: '429',
    codes: ['RATE_LIMITED'],
    applies: ({ hasToken, isWrite }) => !hasToken && isWrite,
    why: 'anybody may send it',
  },
  {
    status: '429',
    codes: ['RATE_LIMITED'],
    applies: ({ isLater, spends }) => isLater || spends,
    why: 'it starts work',
  },
  { status: '500', codes: ['INTERNAL'], applies: always, why: 'every operation can' },
  { status: '503', codes: ['UNAVAILABLE'], applies: always, why: 'every operation can' },
  { status: '507', codes: ['STORAGE_FULL'], applies: ({ isWrite }) => isWrite, why: 'it writes' },
]
/** Default messages of these codes, which an operation can answer besides its own. */
export const USUAL_WORDS: Readonly<Record<string, string>> = {
  VALIDATION_FAILED: 'Please check the marked fields',
  MALFORMED_BODY: 'Couldn’t read the request',
  FORBIDDEN: 'You don’t have permission to do this',
  PASSWORD_CHANGE_REQUIRED: 'Please choose a new password first',
  NOT_FOUND: 'Not found',
  CONFLICT: 'Something has changed. Please try again',
  IDEMPOTENCY_KEY_REUSED: 'This request was already sent with different values',
  PAYLOAD_TOO_LARGE: 'This is too large to send',
  INTERNAL: 'Something Went Wrong',
  UNAVAILABLE: 'The service is busy. Please try again in a moment',
}
/** Answers about a body, which an operation without one never gives. */
const OF_BODIES = ['413', '415']
const KNOWN = new Set(RULES.map(({ status }) => status))

/** Rules for an operation's answers and their errors. */
export function answerFindings(contract: ContractSources): Finding[] {
  return contract
    .in('paths')
    .flatMap((file) => [
      ...statusFindings(contract, file),
      ...successFindings(contract, file),
      ...errorFindings(contract, file),
    ])
}

function statusFindings(contract: ContractSources, file: YamlFile): Finding[] {
  const traits = traitsOf(contract, file)
  const responses = objectAt(file.root.responses)
  const missing = RULES.filter(({ status, applies }) => applies(traits) && !(status in responses))
  const needless = traits.hasBody ? [] : OF_BODIES.filter((status) => status in responses)
  return [
    ...[...new Map(missing.map(({ status, why }) => [status, why]))].map(([status, why]) =>
      finding(file, ['responses'], subjectOf(file), `does not list ${status}, though ${why}`),
    ),
    ...needless.map((status) =>
      finding(file, ['responses', status], subjectOf(file), `lists ${status}, though it takes no body`),
    ),
  ]
}

function traitsOf(contract: ContractSources, file: YamlFile): Traits {
  const { root } = file
  const parameters = listAt(root.parameters).map((parameter) => contract.resolve(file, parameter).value)
  const isRecord = (parameter: JsonObject) => parameter.in === 'path' && objectAt(parameter.schema).format === 'uuid'
  return {
    hasInput: 'requestBody' in root || parameters.some((parameter) => parameter.in !== 'header'),
    hasBody: 'requestBody' in root,
    hasToken: !(Array.isArray(root.security) && root.security.length === 0),
    isWrite: root['x-method'] !== 'get',
    namesRecord: parameters.some(isRecord),
    spends: 'x-credits' in root,
    isLater: '202' in objectAt(root.responses),
  }
}

function successFindings(contract: ContractSources, file: YamlFile): Finding[] {
  const good = Object.entries(objectAt(file.root.responses)).filter(([status]) => status.startsWith('2'))
  if (good.length !== 1)
    return [finding(file, ['responses'], subjectOf(file), `has ${good.length} answers of 2xx, must have one`)]
  return good.flatMap(([status, answer]) => {
    const content = objectAt(contract.resolve(file, answer).value.content)
    const isJson = isObject(objectAt(content['application/json']).schema)
    return isJson
      ? []
      : [finding(file, ['responses', status], `${subjectOf(file)} ${status}`, 'is no JSON with a schema')]
  })
}

function errorFindings(contract: ContractSources, file: YamlFile): Finding[] {
  const traits = traitsOf(contract, file)
  const errors = Object.entries(objectAt(file.root.responses)).filter(([status]) => !status.startsWith('2'))
  return errors.flatMap(([status, answer]) => {
    const own = contract.resolve(file, answer)
    const schema = objectAt(objectAt(objectAt(own.value.content)['application/json']).schema)
    const examples = examplesOf(contract, own.file, own.value)
    const rules = RULES.filter((rule) => rule.status === status && rule.applies(traits))
    const wanted = [...new Set(rules.flatMap((rule) => rule.codes))]
    const missing = wanted.filter((code) => !examples.some(({ error }) => error === code))
    const wordless = wanted.filter(
      (code) =>
        !missing.includes(code) &&
        USUAL_WORDS[code] !== undefined &&
        !examples.some(({ error, message }) => error === code && message === USUAL_WORDS[code]),
    )
    const faults = [
      ...(KNOWN.has(status) ? [] : ['is no status that the app knows']),
      ...(String(schema.$ref).endsWith('common/error.yaml') ? [] : ['must have the shape of common/error.yaml']),
      ...missing.map((code) => `has no example of ${code}, which it can answer too`),
      ...wordless.map((code) => `has no example of ${code} with the usual words, '${USUAL_WORDS[code] ?? ''}'`),
    ]
    return faults.map((what) => finding(file, ['responses', status], `${subjectOf(file)} ${status}`, what))
  })
}

/** The errors that the examples of an answer show. */
function examplesOf(contract: ContractSources, file: YamlFile, answer: JsonObject): JsonObject[] {
  const examples = Object.values(objectAt(answer.content)).flatMap((content) =>
    Object.values(objectAt(objectAt(content).examples)),
  )
  return examples.map((example) => objectAt(contract.resolve(file, example).value.value))
}
