/** Where the typed address waits over a reload. */
export const DELETION_DRAFT = 'account-deletion'
