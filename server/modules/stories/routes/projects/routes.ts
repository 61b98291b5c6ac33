import { addBlankProject } from './add-blank-project.ts'
import { createProject } from './create-project.ts'
import { deleteProject } from './delete-project.ts'
import { getProject } from './get-project.ts'
import { listProjects } from './list-projects.ts'
import { renameProject } from './rename-project.ts'

export const projectRoutes = {
  addBlankProject,
  createProject,
  deleteProject,
  getProject,
  listProjects,
  renameProject,
}
