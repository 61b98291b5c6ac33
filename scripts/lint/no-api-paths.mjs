import { addresses } from '../../generated/client/addresses.ts'

/** Files that are about raw HTTP: each says at its top why (`// Raw HTTP: …`). */
export const RAW_HTTP = [
  // Routing of requests to operations, and the response without a match.
  'server/node/{host,hostile-connections}.test.ts',
  'server/platform/http/{dispatch,error-response,other-origins}.test.ts',
  'server/modules/billing/routes/checkout-urls.test.ts',
  // Paths of earlier versions.
  'server/former-calls.ts',
  '{server/modules/account/routes/feedback/bug-reports,tests/integration/stored-forms}.test.ts',
  // The client itself.
  'src/shared/api/*.test.ts',
  // Recorded calls that are read or cleaned.
  '{mocks,src/domain}/bug-report/bug-report.test.ts',
  'src/shared/{bug-report/recorder,services/error-reports/clean-envelope}.test.ts',
  '{src/features/editor/core/outbox/entry,tests/integration/unsent-edits}.test.ts',
  // Finding the operation of a request.
  'mocks/{calls/call-log,scenarios/scenario}.test.ts',
  'server/testing/listed-answers.test.ts',
]

const operations = Object.entries(addresses).map(([operation, address]) => {
  const path = address.slice(address.indexOf(' ') + 1).replaceAll(/[.]/g, String.raw`\.`)
  return { operation, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?#]+')}(?:[?#].*)?$`, 's') }
})
/** Allowed before a path: a method, and an origin, a wildcard or a template value. */
const BEFORE = /^(?:[A-Z]+ )?(?:https?:\/\/[^/]*|\*{1,2}|\$)?/
const OF_THE_API = /^\/(?:core-api|dj-rest-auth)[/$]/

/**
 * @param {string} text a literal, or a template with `$` for each of its values
 * @returns {string | null | undefined} the operation that is called with such a path, null where it is only one of the API, else undefined
 */
function operationIn(text) {
  const path = text.replace(BEFORE, '')
  const below = path.replace(/^\/api(?=[/$])/, '')
  const found = operations.filter(({ pattern }) => pattern.test(below) || pattern.test(path))
  if (found.length > 0) return found.map(({ operation }) => operation).join(' or ')
  return OF_THE_API.test(below) ? null : undefined
}

/** @type {import('eslint').Rule.RuleModule} */
export const noApiPaths = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      operation:
        "This is the path of {{ operation }}. Call it by its name, so that types hold what is sent and read: call('{{ operation }}', …) or its generated hook in the app, createCall of src/shared/api/create-call.ts in scripts, apiOf and apiIn in e2e, test.call in tests of the backend, answerTo('{{ operation }}', …) for a server that a test stands in for. A file that is about raw HTTP says so at its top and is listed in scripts/lint/no-api-paths.mjs.",
      path: 'Paths of the API are written in openapi/ alone. Call an operation by its name (createCall of src/shared/api/create-call.ts). A file that is about raw HTTP says so at its top and is listed in scripts/lint/no-api-paths.mjs.',
    },
  },
  create(context) {
    const check = (node, text) => {
      const operation = operationIn(text)
      if (operation === null) context.report({ node, messageId: 'path' })
      else if (operation !== undefined) context.report({ node, messageId: 'operation', data: { operation } })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked).join('$')),
    }
  },
}
