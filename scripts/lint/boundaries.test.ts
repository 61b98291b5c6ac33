import boundaries from 'eslint-plugin-boundaries'
import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { boundaryConfigs, EDITOR_AREAS, SERVER_FOLDERS } from './boundaries.mjs'

const linter = new Linter({ cwd: process.cwd() })

function problems(file: string, code: string) {
  const config: Linter.Config[] = [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
    ...boundaryConfigs(boundaries),
  ]
  return linter.verify(code, config, { filename: `${process.cwd()}/${file}` }).map(({ message }) => message)
}

it.each([
  ['src/domain/x.ts', "import type { Story } from '#generated/schema.ts'"],
  ['src/domain/x.ts', "import { FPS } from './frames.ts'"],
  ['src/video/x.ts', "import { FPS } from '#src/domain/frames.ts'"],
  ['src/shared/ui/x.tsx', "import { paths } from '#src/app/paths.ts'"],
  ['src/features/player/x.tsx', "import { FPS } from '#src/domain/frames.ts'"],
  ['src/features/editor/core/x.ts', "import { paths } from '#src/app/paths.ts'"],
  ['src/features/editor/cast/commands/x.ts', "import { addScene } from '../../scenes/commands/add-scene.ts'"],
  ['src/features/editor/cast/x.ts', "import { addScene } from '../scenes/commands/add-scene.ts'"],
  ['src/features/editor/scenes/x.tsx', "import { useCast } from '../cast/use-cast.ts'"],
  ['src/features/editor/scenes/x.tsx', "import { SceneCard } from './scene-card.tsx'"],
  ['src/app/x.tsx', "import { StoryEditor } from '#src/features/editor/shell/story-editor.tsx'"],
  ['src/main.tsx', "import { paths } from '#src/app/paths.ts'"],
  ['engines/draft/voice/x.ts', "import { findPhrases } from '#src/domain/phrases.ts'"],
  ['server/modules/stories/scenes/x.ts', "import { encodeWav } from '#engines/audio/wav.ts'"],
  ['server/modules/stories/routes/scenes/x.ts', "import { FPS } from '#src/domain/frames.ts'"],
  ['server/modules/stories/scenes/x.ts', "import type { Scope } from '#server/platform/context.ts'"],
  ['server/modules/stories/history/x.ts', "import { beginEdit } from '#server/modules/stories/edits/edit.ts'"],
  ['server/node/x.ts', "import { createBackend } from '#server/app.ts'"],
  ['server/job-handlers.ts', "import { splitOneScene } from './modules/stories/scenes/split-job.ts'"],
  ['server/platform/context.ts', "import type { Db } from './ports/db.ts'"],
  ['mocks/x.ts', "import type { Clock } from '#server/platform/ports/services.ts'"],
  ['src/features/player/x.tsx', "import { useState } from 'react'"],
  ['e2e/fixtures/x.ts', "import { createCall } from '#src/shared/api/create-call.ts'"],
  ['e2e/fixtures/x.ts', "import { schemaFolder } from '#server/testing/schema-snapshot.ts'"],
])('the boundaries allow %s to contain %s', (file, code) => expect(problems(file, code)).toEqual([]))

it.each([
  ['src/domain/x.ts', "import { aspectRatio } from '#src/video/document.ts'", 'src/domain may import only'],
  ['src/domain/x.ts', "import * as zod from '#generated/zod/index.ts'", 'src/domain may import only'],
  ['src/video/x.ts', "export * from '#src/shared/lib/config/env.ts'", 'src/video may import'],
  ['src/shared/x.ts', "const page = () => import('#src/app/pages.ts')", 'it knows no feature'],
  [
    'src/features/player/x.tsx',
    "import type { Clock } from '#server/platform/ports/services.ts'",
    'A feature may import itself',
  ],
  ['src/features/player/x.tsx', "import { Panel } from '../editor/core/ui/panel.tsx'", 'never another feature'],
  ['src/features/editor/core/x.ts', "import { addScene } from '../scenes/commands/add-scene.ts'", 'EDITOR_AREAS'],
  ['src/features/editor/cast/commands/x.ts', "import { useCast } from '../use-cast.ts'", 'EDITOR_AREAS'],
  ['src/features/editor/cast/x.tsx', "import { SceneCard } from '../scenes/scene-card.tsx'", 'EDITOR_AREAS'],
  ['src/features/editor/scenes/x.tsx', "const shell = () => import('../shell/editor-shell.tsx')", 'EDITOR_AREAS'],
  [
    'src/features/editor/shell/x.tsx',
    "import type { Clock } from '#server/platform/ports/services.ts'",
    'EDITOR_AREAS',
  ],
  ['src/app/x.tsx', "import { Panel } from '#src/features/editor/core/ui/panel.tsx'", 'of the editor its shell'],
  ['src/app/x.tsx', "import type { Clock } from '../../server/platform/ports/services.ts'", 'nothing of the server'],
  ['engines/draft/x.ts', "import type { Clock } from '#server/platform/ports/services.ts'", 'it knows no host'],
  ['engines/x.ts', "import type { Story } from '#generated/schema.ts'", 'it knows no host'],
  ['src/features/player/x.tsx', "import type { Voice } from '#engines/ports.ts'", 'A feature may import itself'],
  [
    'server/modules/stories/edits/x.ts',
    "import { undoLabels } from '#server/modules/stories/history/undo-redo.ts'",
    'stand before it',
  ],
  [
    'server/platform/jobs/x.ts',
    "import type { Cut } from '#server/modules/stories/scenes/split-job.ts'",
    'stand before it',
  ],
  ['server/modules/stories/scenes/x.ts', "import { jobHandlers } from '#server/job-handlers.ts'", 'stand before it'],
  ['server/platform/ports/x.ts', "import type { Scope } from '#server/platform/context.ts'", 'stand before it'],
  ['server/x.ts', "import { readConfig } from './node/config.ts'", 'stand before it'],
  ['server/platform/context.ts', "import { charge } from '../modules/billing/credits/settle-holds.ts'", 'stands on it'],
  ['server/x.ts', "import { env } from '#src/shared/lib/config/env.ts'", 'it knows no screen'],
  ['e2e/specs/x.ts', "import { FPS } from '#src/domain/frames.ts'", 'from outside'],
  ['e2e/specs/x.ts', "import { makeStory } from '#server/testing/make-story.ts'", 'from outside'],
])('the boundaries forbid %s to contain %s', (file, code, why) =>
  expect(problems(file, code)).toEqual([expect.stringContaining(why)]),
)

it('every folder of the server is assigned to an element', () => {
  const folders = readdirSync('server', { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ parentPath }) => path.relative('server', parentPath))
  const isPlaced = (folder: string) =>
    /^(?:|node|testing|platform)(?:\/|$)|\/testing$/.test(folder) && !/^platform\/./.test(folder)
      ? true
      : SERVER_FOLDERS.some((place) => folder === place || folder.startsWith(`${place}/`))
  expect([...new Set(folders)].filter((folder) => !isPlaced(folder))).toEqual([])
})

it('every folder of the editor is assigned to an element', () => {
  const folders = readdirSync('src/features/editor', { withFileTypes: true })
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    [...EDITOR_AREAS.filter((area) => !area.includes('/')), 'testing'].toSorted(),
  )
})
