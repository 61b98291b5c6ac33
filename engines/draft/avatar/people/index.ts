import type { Person } from '../person.ts'
import { ANSGAR } from './ansgar.ts'
import { IDRIS } from './idris.ts'
import { INES } from './ines.ts'
import { MARA } from './mara.ts'
import { TOMAS } from './tomas.ts'
import { WREN } from './wren.ts'

/** The six drawn people, by the names of the product's characters. */
export const PEOPLE: readonly Person[] = [MARA, ANSGAR, INES, TOMAS, WREN, IDRIS]

export const findPerson = (id: string | undefined): Person | undefined => PEOPLE.find((person) => person.id === id)
