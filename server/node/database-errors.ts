// Apart from what throws them, which loads PostgreSQL's driver: without DATABASE_URL that is not needed.

/** Another server has the database. */
export class DatabaseLocked extends Error {
  override name = 'DatabaseLocked'

  constructor(holder: string) {
    super(
      `This PostgreSQL database is in use by ${holder}. Only one server can use it at a time. ` +
        'Stop that one first. A separate installation needs a DATABASE_URL and a DATA_DIR of its own.',
    )
  }
}

/** The database's host does not answer, or refuses the login. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message || ('code' in cause ? String(cause.code) : '') : String(cause)
    super(`Can’t connect to PostgreSQL: ${reason}. Check DATABASE_URL and that the database is running.`, { cause })
  }
}
