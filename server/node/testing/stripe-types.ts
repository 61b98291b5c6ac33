import path from 'node:path'
import ts from 'typescript'

const WRAPPER = path.join(import.meta.dirname, 'stripe-requests.ts')

/** A request's fields, decoded from its form. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }

/** The errors in an operation's request, or in its answer. */
interface StripeChecker {
  /** Every field has to be one of the type's, at every depth, and all required ones must exist. */
  request(operation: string, form: FormValue): string[]
  /** Every field has to be one of the type's, with a value of its kind; the fake returns only fields that are read. */
  answer(operation: string, body: unknown): string[]
}

/** Checks against the SDK's own types, which `stripe-requests.ts` names by operation. */
export function createStripeChecker(): StripeChecker {
  const program = ts.createProgram([WRAPPER], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(WRAPPER)
  const [requests, answers] = (source?.statements.filter(ts.isInterfaceDeclaration) ?? []).map((each) =>
    checker.getTypeAtLocation(each),
  )
  if (!source || !requests || !answers) throw new Error(`${WRAPPER} declares no requests and answers`)
  const propertyOf = (type: ts.Type, name: string): ts.Type | undefined => {
    for (const part of type.isUnion() ? type.types : [type]) {
      const index = checker.getIndexTypeOfType(part, ts.IndexKind.String)
      const symbol = checker.getPropertyOfType(part, name)
      const isOwn = symbol && !(part.flags & ts.TypeFlags.StringLike)
      if (isOwn) return checker.getTypeOfSymbolAtLocation(symbol, source)
      if (index) return index
    }
    return undefined
  }
  const elementOf = (type: ts.Type): ts.Type | undefined => {
    for (const part of type.isUnion() ? type.types : [type]) {
      const element = checker.getIndexTypeOfType(part, ts.IndexKind.Number)
      if (element && !(part.flags & ts.TypeFlags.StringLike)) return element
    }
    return undefined
  }
  const look = (type: ts.Type, value: FormValue, where: string): string[] => {
    if (typeof value === 'string') return []
    if (Array.isArray(value)) {
      const element = elementOf(type)
      return element ? value.flatMap((each) => look(element, each, `${where}[]`)) : [`${where} is no list`]
    }
    const missing = checker
      .getPropertiesOfType(checker.getNonNullableType(type))
      .filter((symbol) => !type.isUnion() && !(symbol.flags & ts.SymbolFlags.Optional) && !(symbol.name in value))
    return [
      ...missing.map(({ name }) => `${where}.${name} is missing`),
      ...Object.entries(value).flatMap(([name, inner]) => {
        const found = propertyOf(type, name)
        return found ? look(found, inner, `${where}.${name}`) : [`${where}.${name} is unknown`]
      }),
    ]
  }
  const compare = (type: ts.Type, value: unknown, where: string): string[] => {
    if (Array.isArray(value)) {
      const element = elementOf(type)
      return element ? value.flatMap((each) => compare(element, each, `${where}[]`)) : [`${where} is no list`]
    }
    if (typeof value !== 'object' || value === null)
      return isOfKind(type, value) ? [] : [`${where} is no ${JSON.stringify(value)}`]
    return Object.entries(value).flatMap(([name, inner]) => {
      const found = propertyOf(type, name)
      return found ? compare(found, inner, `${where}.${name}`) : [`${where}.${name} is unknown`]
    })
  }
  const typeOf = (all: ts.Type, operation: string) => {
    const type = propertyOf(all, operation)
    return type && checker.getNonNullableType(type)
  }
  return {
    request(operation, form) {
      const type = typeOf(requests, operation)
      return type ? look(type, form, operation) : [`${operation} is unknown`]
    },
    answer(operation, body) {
      const type = typeOf(answers, operation)
      return type ? compare(type, body, operation) : [`What ${operation} answers is unknown`]
    },
  }
}

/** Whether a text, number, boolean or null is one of the type's. */
function isOfKind(type: ts.Type, value: unknown): boolean {
  const parts = type.isUnionOrIntersection() ? type.types : [type]
  return parts.some((part) => {
    if (part.isUnionOrIntersection()) return isOfKind(part, value)
    if (part.isLiteral()) return part.value === value
    if (value === null) return Boolean(part.flags & ts.TypeFlags.Null)
    const flag = { string: ts.TypeFlags.String, number: ts.TypeFlags.Number, boolean: ts.TypeFlags.BooleanLike }
    return Boolean(part.flags & (flag[typeof value as keyof typeof flag] | ts.TypeFlags.Any))
  })
}

/** A form in Stripe's brackets: `items[0][id]=si_1` → { items: [{ id: 'si_1' }] }. */
export function decodeForm(text: string): { [name: string]: FormValue } {
  const tree: Record<string, unknown> = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.replaceAll(']', '').split('[')
    let place = tree
    for (const name of names.slice(0, -1)) place = (place[name] ??= {}) as Record<string, unknown>
    place[names.at(-1) ?? ''] = value
  }
  return toLists(tree) as { [name: string]: FormValue }
}

function toLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, toLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
