import { createContext } from 'react'

/** Closes the menu around an item. */
export const MenuClose = createContext<() => void>(() => undefined)
