import path from 'node:path'
import type { Files } from '#server/platform/ports/files.ts'
import type { HostConfig } from '../config.ts'
import { listDiskFiles, openDiskFiles } from '../disk-files.ts'
import { openS3Files } from '../s3-files.ts'

export interface StoredFiles {
  files: Files
  list(): AsyncGenerator<{ key: string }>
}

/** The installation's files, and which there are: a bucket, or the folder in the data directory. */
export async function openStoredFiles({ s3, dataDir }: Pick<HostConfig, 's3' | 'dataDir'>): Promise<StoredFiles> {
  if (s3) {
    const files = await openS3Files(s3)
    return { files, list: () => files.list() }
  }
  const folder = path.join(dataDir, 'files')
  return { files: await openDiskFiles(folder), list: () => listDiskFiles(folder) }
}
