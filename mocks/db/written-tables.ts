const WRITE = /\b(?:insert into|update|delete from|truncate)\s+"(\w+)"/gi
const DELETES = /\b(?:delete from|truncate)\b/i

/** The tables a statement may change; null means that it may be any, because a deletion cascades. */
export function writtenTables(statement: string): string[] | null {
  if (DELETES.test(statement)) return null
  return [...statement.matchAll(WRITE)].flatMap(([, name]) => (name === undefined ? [] : [name]))
}
