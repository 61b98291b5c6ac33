/** Runs in the page before anything of the app: remembers what React renders and how long keys take until they are seen. */
export function installProbes() {
  const probes = { rendered: [], keys: [], longTasks: [], isCounting: false, firstClips: 0, firstFrame: 0 }
  globalThis.probes = probes

  const PERFORMED_WORK = 1
  const FUNCTIONS = new Set([0, 11, 14, 15])
  const elementOf = (fiber) => {
    for (let node = fiber; node; node = node.child) if (node.tag === 5) return node.stateNode
    return null
  }
  const sceneOf = (element) => {
    const marked = element?.closest?.('[data-clip], [data-scene], [data-card]')
    return marked ? (marked.dataset.clip ?? marked.dataset.scene ?? marked.dataset.card) : null
  }
  const nameOf = ({ type }) => type?.displayName ?? type?.name ?? type?.render?.name ?? type?.type?.name ?? '?'
  const visit = (fiber) => {
    const before = fiber.alternate
    if (FUNCTIONS.has(fiber.tag) && (before === null || fiber.flags & PERFORMED_WORK))
      probes.rendered.push({ name: nameOf(fiber), scene: sceneOf(elementOf(fiber)) })
    if (before !== null && fiber.child === before.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child)
  }
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_id, root) => {
      if (probes.isCounting) visit(root.current)
    },
  }

  globalThis.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      globalThis.requestAnimationFrame(() => {
        // A message comes after the image has been handed over.
        const { port1, port2 } = new globalThis.MessageChannel()
        port1.onmessage = () => probes.keys.push(performance.now() - timeStamp)
        port2.postMessage(null)
      }),
    { capture: true },
  )
  new globalThis.PerformanceObserver((list) =>
    probes.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({
    type: 'longtask',
  })
  const look = new globalThis.MutationObserver(() => {
    if (!probes.firstClips && document.querySelector('[data-clip]')) probes.firstClips = performance.now()
    if (!probes.firstFrame && document.querySelector('canvas[data-film-ready="true"]'))
      probes.firstFrame = performance.now()
    if (probes.firstClips && probes.firstFrame) look.disconnect()
  })
  look.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-film-ready'] })
}

/** From now on, the renders of a page that has the probes are noted. */
export const startCounting = (page) =>
  page.evaluate(() => {
    globalThis.probes.rendered.length = 0
    globalThis.probes.isCounting = true
  })

/** @returns {Promise<{ name: string, scene: string | null }[]>} the components that were rendered since, and the scene that each shows */
export const stopCounting = (page) =>
  page.evaluate(() => {
    globalThis.probes.isCounting = false
    return globalThis.probes.rendered
  })
