import { useState, type ReactNode } from 'react'

/** A component with all its states, each with its own URL. */
export interface Specimen {
  /** In the URL: the component in kebab-case. */
  id: string
  name: string
  states: readonly SpecimenState[]
}

export interface SpecimenState {
  /** In the URL. */
  id: string
  name: string
  show: () => ReactNode
}

/** A state whose URL follows from its name. */
export const state = (name: string, show: () => ReactNode): SpecimenState => ({ id: addressOf(name), name, show })

/** A specimen whose URL follows from its name. */
export const specimen = (name: string, ...states: readonly SpecimenState[]): Specimen => ({
  id: addressOf(name),
  name,
  states,
})

const addressOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

interface HeldProps<Value> {
  initial: Value
  children: (value: Value, setValue: (value: Value) => void) => ReactNode
}

/** Holds the value of a controlled component, so that it can be tried. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

/** For buttons and links without an effect here. */
export const nothing = () => undefined
