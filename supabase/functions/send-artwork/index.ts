import { folderStorage } from './folder-storage.ts'
import { createArtworkHandler } from './handler.ts'
import { projectStorage } from './storage.ts'
import { readSettings } from './settings.ts'

const settings = readSettings((name) => Deno.env.get(name))
// The project's storage, or a folder if one is set.
const storage = settings.folder ? folderStorage(settings.folder) : projectStorage(settings)

Deno.serve(createArtworkHandler(settings, storage, console.error))
