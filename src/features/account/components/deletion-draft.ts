/** Key under which the typed email survives a reload. */
export const DELETION_DRAFT = 'account-deletion'
