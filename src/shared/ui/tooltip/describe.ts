const attribute = 'aria-describedby'

/**
 * Has the tooltip read out with its control where it says more than the control's name.
 * @returns takes it back
 */
export function describe(control: Element, title: string, id: string): (() => void) | undefined {
  const name = control.getAttribute('aria-label') ?? control.textContent
  if (name.toLowerCase().includes(title.toLowerCase())) return undefined
  const idsOf = () => (control.getAttribute(attribute) ?? '').split(' ').filter((each) => each && each !== id)
  control.setAttribute(attribute, [...idsOf(), id].join(' '))
  return () => {
    const others = idsOf()
    if (others.length > 0) control.setAttribute(attribute, others.join(' '))
    else control.removeAttribute(attribute)
  }
}
