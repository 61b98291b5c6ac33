/** Secrets: excluded from exported files and displayed lists. */
const SECRET_TABLES = ['sessions', 'email_verifications', 'password_resets', 'email_changes']
const SECRET_COLUMNS = ['password_hash', 'one_time_password_hash', 'token_hash']
/** Unsent email: its links contain secrets. */
const MAIL = '"kind":"send-mail"'

/** Whether a row consists of secrets only. */
export const isSecretRow = (key: string, row: string): boolean =>
  SECRET_TABLES.includes(key.slice(0, key.indexOf('/'))) || (key.startsWith('jobs/') && row.includes(MAIL))

/** A row as JSON, without secrets. */
export function withoutSecretColumns(key: string, row: string): string {
  if (isSecretRow(key, row)) return '{}'
  // Most rows name none: only those that do are taken apart.
  if (!SECRET_COLUMNS.some((name) => row.includes(`"${name}"`))) return row
  const values = JSON.parse(row) as Record<string, unknown>
  for (const name of SECRET_COLUMNS) if (name in values) values[name] = null
  return JSON.stringify(values)
}
