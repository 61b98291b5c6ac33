import type { CreateTaskRequest } from '#generated/schema.ts'

/** So many of the same, each from the seed after the one before; without a locked seed the first is a random one. */
export function variationsOf(request: CreateTaskRequest, count: number): CreateTaskRequest[] {
  if (count === 1) return [request]
  const first = request.seed ?? anySeed()
  return Array.from({ length: count }, (_, at) => ({ ...request, seed: first + at }))
}

export const anySeed = (): number => Math.floor(Math.random() * 1_000_000)
