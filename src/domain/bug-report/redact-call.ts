import { mapTexts } from './bug-report.ts'
import { KEPT_NAMES, redactText, TEXT_NAMES } from './redact-text.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Secrets and private data: nothing under such a name is recorded, not even its length. */
const SECRET_NAME = /password|token|secret|credential|code|key|card|email|phone|sig/i
/** Calls about a user, not about a film. */
const PERSONAL_PATH =
  /\/(?:dj-rest-auth|auth|account|user|profile|login|password|token|email|session|subscri|billing|checkout|purchase|payment|staff|bug-reports|capsules|realtime)/i
const CHOICE_NAME = /(?:type|mode|ratio|status|kind|option|style|animation|fit|layout|pace|size|model)$/
const CHOICE = /^[A-Z][A-Z0-9_]{2,40}$/

/** A call's body as it is recorded: its ids, numbers and choices; texts of users are redacted. */
export function redactBody(path: string, body: unknown): unknown {
  if (PERSONAL_PATH.test(path)) return null
  return withoutSecrets(
    mapTexts(body, (text, name) =>
      UUID.test(text) || KEPT_NAMES.has(name) || isChoice(text, name) ? text : redactText(text),
    ),
  )
}

const isChoice = (text: string, name: string) => CHOICE.test(text) && CHOICE_NAME.test(name) && !TEXT_NAMES.has(name)

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      SECRET_NAME.test(name) && !KEPT_NAMES.has(name) ? [] : [[name, withoutSecrets(part)]],
    ),
  )
}

/** A call's path as it is recorded: names of the contract and ids; anything else that fills it is left out. */
export function redactPath(path: string): string {
  return path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part) =>
      part === '' || UUID.test(part) || (/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+){0,8}$/i.test(part) && part.length <= 60)
        ? part
        : '…',
    )
    .join('/')
}

const QUOTED = /"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’|`[^`]*`/g
const OPENING = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\beyJ[\w.-]+|\bBearer\s+\S+|[A-Za-z0-9+/_-]{24,}|(?<=\w)[?#]\S+/g

/** An error's message, without what it quotes and without anything that looks like a URL or a key. */
export const redactMessage = (message: string): string =>
  message.replaceAll(OPENING, '…').replaceAll(QUOTED, '…').slice(0, 300)

/** The places of a stack, innermost first: file, line and column. */
export function redactStack(stack: string | undefined): string[] {
  return [...(stack ?? '').matchAll(/([\w@.-]+\.[cm]?[jt]sx?)(?:\?[^\s:)]*)?:(\d+):(\d+)/g)]
    .slice(0, 12)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
}
