import type { Scope } from '#server/context.ts'

/** Thrown where the process would have died. */
export class Crash extends Error {
  override name = 'Crash'
}

const STATEMENTS = ['select', 'insert', 'update', 'delete', 'execute']

/** A scope whose database dies after so many statements. */
export function crashingScope(scope: Scope, statements: number): Scope {
  let left = statements
  const db = new Proxy(scope.db, {
    get(target, name, receiver) {
      if (typeof name === 'string' && STATEMENTS.includes(name) && left-- <= 0) throw new Crash()
      return Reflect.get(target, name, receiver)
    },
  })
  return { ...scope, db }
}
