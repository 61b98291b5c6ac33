/** Port of the benchmark's hosts. */
export const PORT = 4490

/** Starts a Node host on separate data, and stops it after the work. */
export async function onHost(browser, work) {
  const { startNodeHost } = await import('../node-host.mjs')
  const host = await startNodeHost({ port: PORT, browser })
  try {
    return await work(host)
  } finally {
    await host.stop()
  }
}
