import type { App, Scope } from '#server/platform/context.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** Thrown where the process would have died. */
export class Crash extends Error {
  override name = 'Crash'
}

const STATEMENTS = ['select', 'insert', 'update', 'delete', 'execute']

/** A scope whose database dies after this many statements. */
export function crashingScope(scope: Scope, statements: number): Scope {
  return { ...scope, db: crashing(scope.db, { left: statements }) }
}

/** The same for work that begins its own transactions: the statements of all of them are counted together. */
export function crashingApp(app: App, statements: number): App {
  return { ...app, db: crashing(app.db, { left: statements }) }
}

function crashing<Of extends DbOrTx>(db: Of, count: { left: number }): Of {
  return new Proxy(db, {
    get(target, name, receiver) {
      if (typeof name === 'string' && STATEMENTS.includes(name) && count.left-- <= 0) throw new Crash()
      if (name === 'transaction')
        return <Result>(work: (tx: DbOrTx) => Promise<Result>) =>
          target.transaction((tx: DbOrTx) => work(crashing(tx, count)))
      return Reflect.get(target, name, receiver)
    },
  })
}
