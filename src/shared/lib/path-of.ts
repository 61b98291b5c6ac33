/** A file's URL without its signature, which changes from day to day; null stays null. */
export const pathOf = (address: string | null): string | null => address?.replace(/[?#].*$/, '') ?? null
